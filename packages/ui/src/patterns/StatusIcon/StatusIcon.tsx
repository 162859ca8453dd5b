import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { statuses } from '../findings';
import type { Status } from '../findings';
import styles from './StatusIcon.module.css';

export interface StatusIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Sets colour (green, yellow, red) and shape; a missing field is a dashed box, like its mark on the page. */
  status: Status;
  /** The accessible name, if there is no text next to it; without it the icon is decorative. */
  label?: string;
}

/**
 * A status as colour and shape. Renders a `span` around an icon. Put it next to text that says
 * the same, or give it a `label` if there is none.
 *
 * Accessibility: shape and colour both show the status; it has a name only if `label` is set.
 */
export function StatusIcon({ status, label, className, ...rest }: StatusIconProps) {
  const { icon: Icon, tone } = statuses[status];
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      data-tone={tone}
      className={clsx(styles.root, className)}
    >
      {Icon ? <Icon size="100%" strokeWidth={2} /> : <span className={styles.dashed} />}
    </span>
  );
}
