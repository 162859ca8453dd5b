import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import type { Crumb } from '../../components/Breadcrumb';
import { pageHeading } from '../../pageHeading';
import styles from './PageHeader.module.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The breadcrumb, from the top level to this page. */
  breadcrumb?: readonly Crumb[];
  /** The page's heading. */
  title: string;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** Actions for the whole page, the most important last. */
  actions?: ReactNode;
  /** A count or a status next to the heading. */
  badge?: ReactNode;
}

/**
 * The top of a page: breadcrumb, heading, actions. Renders a `div` with the page's `h1`, which has
 * `data-page-heading`: navigation moves focus to it. Use one per page; not for sections.
 *
 * Accessibility: the `h1` is announced when navigation focuses it; Tab skips it.
 */
export function PageHeader({
  breadcrumb,
  title,
  description,
  actions,
  badge,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <div className={styles.row}>
        <div className={styles.heading}>
          <h1 {...pageHeading} className={styles.title}>
            {title}
          </h1>
          {badge}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
