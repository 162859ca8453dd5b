import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import type { Crumb } from '../../components/Breadcrumb';
import { SheetDrawing } from '../../components/SheetDrawing';
import { pageHeading } from '../../pageHeading';
import styles from './NotFound.module.css';

export interface NotFoundProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The heading: what was not found. */
  title: string;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** A way to continue, such as a link to the parent list. */
  action?: ReactNode;
  /** The breadcrumb, from the top level to the parent list. */
  breadcrumb?: readonly Crumb[];
}

/**
 * Replaces a page whose client or document does not exist, inside the AppShell. Renders a `div` with the page's `h1`.
 * If the whole application has failed, use ErrorScreen.
 *
 * Keyboard: Tab moves through the breadcrumb links and the action.
 *
 * Accessibility: the `h1` gets focus after navigation, so that it is announced.
 */
export function NotFound({
  title,
  description,
  action,
  breadcrumb,
  className,
  ...rest
}: NotFoundProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <div className={styles.body}>
        <SheetDrawing kind="missing" viewBox="31 7 94 136" className={styles.drawing} />
        <div className={styles.text}>
          <h1 {...pageHeading} className={styles.title}>
            {title}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action}
      </div>
    </div>
  );
}
