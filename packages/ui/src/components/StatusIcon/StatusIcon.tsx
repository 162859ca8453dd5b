import { clsx } from 'clsx';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Tone } from '../../tones';
import styles from './StatusIcon.module.css';

export type StatusTone = Extract<Tone, 'success' | 'warning' | 'danger'>;

export const statusTones = ['success', 'warning', 'danger'] as const satisfies StatusTone[];

const icons: Record<StatusTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
};

export interface StatusIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Sets colour (green, yellow, red) and shape. */
  tone: StatusTone;
  /** The accessible name, if there is no text next to it; without it the icon is decorative. */
  label?: string;
}

/**
 * An outcome as colour and shape. Renders a `span` around an icon. Put it next to text that says
 * the same, or give it a `label` if there is none.
 *
 * Accessibility: shape and colour both show the outcome; it has a name only if `label` is set.
 */
export function StatusIcon({ tone, label, className, ...rest }: StatusIconProps) {
  const Icon = icons[tone];
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      data-tone={tone}
      className={clsx(styles.root, className)}
    >
      <Icon size="100%" strokeWidth={2} />
    </span>
  );
}
