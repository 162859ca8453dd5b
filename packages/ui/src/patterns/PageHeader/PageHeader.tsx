import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import type { Crumb } from '../../components/Breadcrumb';
import { pageHeading } from '../../pageHeading';
import styles from './PageHeader.module.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The way to this page, which comes last. */
  breadcrumb?: readonly Crumb[];
  /** The page's heading. */
  title: string;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** What can be done with the page as a whole, the most important last. */
  actions?: ReactNode;
  /** A count or a state beside the heading. */
  badge?: ReactNode;
}

/**
 * The head of a page: where it lies, what it is called, what can be done. Renders a `div` with the
 * page's `h1`, which carries `data-page-heading` and takes the focus after a change of page.
 * One a page; sections inside have headings of their own.
 *
 * Accessibility: the `h1` is read at once after a change of page, and Tab does not stop there.
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
