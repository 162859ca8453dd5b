import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { SheetDrawing } from '../SheetDrawing';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** Why, or what to do about it. */
  children?: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
  /** Makes the title a heading of this level; without it the title is a paragraph. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Stands where a list or a table has nothing to show, and says why. Renders a `div`.
 * Not for errors, which need an alert, and not for whole pages that do not exist.
 *
 * Accessibility: not announced by itself: after a search let SearchField's `resultText` say it. The drawing
 * is decorative.
 */
export function EmptyState({
  title,
  children,
  action,
  headingLevel,
  className,
  ...rest
}: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <SheetDrawing kind="empty" className={styles.drawing} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
