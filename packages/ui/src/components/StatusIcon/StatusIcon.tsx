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
  /** Green, yellow or red, each with a shape of its own. */
  status: CheckStatus;
  /** Names the icon where no word stands beside it; without it the icon is decoration. */
  label?: string;
}

/**
 * The outcome of a check as colour and shape. Renders a `span` around an icon.
 * Goes with a word that says the same; give it a `label` only where there is none.
 *
 * Accessibility: shape and colour both tell the outcome; named only where `label` is given.
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
