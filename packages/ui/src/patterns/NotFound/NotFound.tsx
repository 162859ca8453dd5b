import { clsx } from 'clsx';
import { FileQuestionMark } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import type { Crumb } from '../../components/Breadcrumb';
import styles from './NotFound.module.css';

export interface NotFoundProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The way as far as it leads. */
  breadcrumb?: readonly Crumb[];
  /** What was not found, as the page's heading. */
  title: string;
  /** A sentence below it. */
  description?: ReactNode;
  /** The way back. */
  action?: ReactNode;
}

/**
 * Stands in a page whose client or document does not exist. Renders a `div` with the page's `h1`.
 * For an empty list use EmptyState, for a page that failed ErrorScreen.
 */
export function NotFound({
  breadcrumb,
  title,
  description,
  action,
  className,
  ...rest
}: NotFoundProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <div className={styles.sheet}>
        <FileQuestionMark size={28} className={styles.icon} />
        <h1 tabIndex={-1} data-page-heading className={styles.title}>
          {title}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
