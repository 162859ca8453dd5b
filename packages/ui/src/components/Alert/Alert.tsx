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

export interface AlertProps extends ComponentProps<'div'> {
  /** One or two sentences. */
  message: ReactNode;
  /** The `id` of the message, for the `aria-describedby` of a control. */
  messageId?: string;
  /** Details below the message. */
  children?: ReactNode;
  /**
   * `danger` for an error, `warning` for a risk, `success` and `neutral` for information.
   * @default 'neutral'
   */
  tone?: AlertTone;
}

/**
 * A message in the page that stays until its cause is gone. Renders a `div`. Not for the error of a single field: use
 * its `error`. Not for a message that disappears by itself: use a Toaster.
 *
 * Accessibility: plain text, which icon and colour only repeat. Not a live region: if it is the result of an action,
 * also pass the message to `useAnnounce`.
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
  return (
    <div {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      <Icon size="1rem" className={styles.icon} />
      <p id={messageId}>{message}</p>
      {children && <div className={styles.details}>{children}</div>}
    </div>
  );
}
