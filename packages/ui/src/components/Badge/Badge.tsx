import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export const badgeTones = [
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
] as const satisfies BadgeTone[];

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * What the word means for the reader: the three status tones only where something is right,
   * pending or wrong.
   * @default 'neutral'
   */
  tone?: BadgeTone;
  /** A small icon before the word, so that the tone does not speak by colour alone. */
  icon?: ReactNode;
}

/**
 * A word or two about the state of the thing beside it. Renders a `span`.
 * Not for actions or links, and not for whole sentences.
 *
 * Accessibility: read as plain text. The tone is never the only carrier of the meaning: the word says it,
 * and a status has an icon as well.
 */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      {icon}
      {children}
    </span>
  );
}
