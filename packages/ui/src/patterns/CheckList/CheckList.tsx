import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { StatusIcon } from '../../components/StatusIcon';
import type { CheckStatus } from '../../components/StatusIcon';
import styles from './CheckList.module.css';

const statusWords: Record<CheckStatus, string> = {
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
};

export interface Check {
  /** What was looked at. */
  name: string;
  status: CheckStatus;
  /** What was found, in a sentence. */
  details: string;
}

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The checks in the order in which they were made. */
  checks: readonly Check[];
}

/**
 * What was checked and how it came out, in colour, shape and word. Renders a `ul`.
 * Not for tasks that a person ticks off.
 *
 * Accessibility: a list; each outcome is written out beside its icon.
 */
export function CheckList({ checks, className, ...rest }: CheckListProps) {
  return (
    <ul role="list" aria-label="Checks" {...rest} className={clsx(styles.root, className)}>
      {checks.map(({ name, status, details }) => (
        <li key={name} className={styles.check} data-status={status}>
          <StatusIcon status={status} className={styles.icon} />
          <span className={styles.name}>{name}</span>
          <span className={styles.status}>{statusWords[status]}</span>
          <span className={styles.details}>{details}</span>
        </li>
      ))}
    </ul>
  );
}
