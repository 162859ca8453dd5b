import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../headingLevel';
import { SheetDrawing } from '../SheetDrawing';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** Why, or what to do about it. */
  children?: ReactNode;
  /** A button or link to continue with. */
  action?: ReactNode;
  /** Renders the title as a heading of this level; without it, as a paragraph. */
  headingLevel?: HeadingLevel;
}

/**
 * A placeholder for an empty list or table that says why it is empty. Renders a `div`. For errors use an Alert, for
 * missing pages NotFound.
 *
 * Accessibility: not announced; after a search, use SearchField's `resultText`. The drawing is decorative.
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
