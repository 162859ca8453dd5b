import { clsx } from 'clsx';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './StatusIcon.module.css';

export type CheckStatus = 'success' | 'warning' | 'error';

export const checkStatuses = ['success', 'warning', 'error'] as const satisfies CheckStatus[];

const icons: Record<CheckStatus, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
};

export interface StatusIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Sets colour (green, yellow, red) and shape. */
  status: CheckStatus;
  /** The accessible name, if there is no text next to it; without it the icon is decorative. */
  label?: string;
}

/**
 * The outcome of a check as colour and shape. Renders a `span` around an icon. Put it next to text that says
 * the same, or give it a `label` if there is none.
 *
 * Accessibility: shape and colour both show the outcome; it has a name only if `label` is set.
 */
export function StatusIcon({ status, label, className, ...rest }: StatusIconProps) {
  const Icon = icons[status];
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      data-status={status}
      className={clsx(styles.root, className)}
    >
      <Icon size="100%" strokeWidth={2} />
    </span>
  );
}
