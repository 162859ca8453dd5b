import { clsx } from 'clsx';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../../tones';
import styles from './Alert.module.css';

export type AlertTone = Exclude<Tone, 'accent'>;

export const alertTones = [
  'neutral',
  'success',
  'warning',
  'danger',
] as const satisfies AlertTone[];

const icons: Record<AlertTone, LucideIcon> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: TriangleAlert,
};

export interface AlertProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** One or two sentences. */
  message: ReactNode;
  /** The `id` of the message, for the `aria-describedby` of a control. */
  messageId?: string;
  /** Details below the message, not announced with it. */
  children?: ReactNode;
  /**
   * `danger` for an error, `warning` for a risk, `success` and `neutral` for information.
   * @default 'neutral'
   */
  tone?: AlertTone;
}

/**
 * A message in the page that stays until its cause is gone. Renders a `div`. Not for the error of a single field:
 * use its `error`. Not for a message that disappears by itself: use a Toaster.
 *
 * Accessibility: `danger` and `warning` have the role `alert`, which interrupts when it appears. `neutral` and
 * `success` have the role `status`, which is polite: all screen readers announce changes to its text, but not all
 * announce its first appearance. Icon and colour repeat what the message says.
 */
export function Alert({
  message,
  messageId,
  tone = 'neutral',
  className,
  children,
  ...rest
}: AlertProps) {
  const Icon = icons[tone];
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      <Icon size="1rem" className={styles.icon} />
      <p id={messageId} role={isUrgent ? 'alert' : 'status'}>
        {message}
      </p>
      {children && <div className={styles.details}>{children}</div>}
    </div>
  );
}
