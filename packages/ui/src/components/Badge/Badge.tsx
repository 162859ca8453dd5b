import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../../tones';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * The meaning of the badge. Use the three status tones only for a status: right, pending or wrong.
   * @default 'neutral'
   */
  tone?: Tone;
  /** A small icon before the text, so that the tone is not conveyed by colour alone. */
  icon?: ReactNode;
}

/**
 * A short label for the status or category of an item. Renders a `span`. Not for actions or links, and not for
 * whole sentences.
 *
 * Accessibility: read as plain text. The tone never carries the meaning alone: the text says it, and a status
 * has an icon as well.
 */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      {icon}
      {/* An element of its own: a translated page replaces text nodes, and React could not update a bare one. */}
      <span>{children}</span>
    </span>
  );
}
