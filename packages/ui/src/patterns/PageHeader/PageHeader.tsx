import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import type { Crumb } from '../../components/Breadcrumb';
import styles from './PageHeader.module.css';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The way to this page. */
  breadcrumb?: readonly Crumb[];
  /** The page's heading; an app moves the focus to it after a change of page. */
  title: string;
  /** Stands beside the heading, for example a count. */
  badge?: ReactNode;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** What can be done with the page as a whole. */
  actions?: ReactNode;
}

/**
 * The head of a back-office page: breadcrumb, the page's one `h1`, and its actions. Renders a `header`.
 * One a page; a section of a page has an ordinary heading.
 */
export function PageHeader({
  breadcrumb,
  title,
  badge,
  description,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <div className={styles.row}>
        <div className={styles.titles}>
          <h1 tabIndex={-1} data-page-heading className={styles.title}>
            {title}
          </h1>
          {badge}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </header>
  );
}
