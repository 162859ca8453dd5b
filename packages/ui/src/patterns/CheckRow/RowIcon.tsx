import { StatusIcon } from '../../components/StatusIcon';
import { statusTones } from './checkStatus';
import type { RowStatus } from './checkStatus';
import styles from './RowIcon.module.css';

export interface RowIconProps {
  status: RowStatus;
  /** The accessible name, if there is no text next to it. */
  label?: string;
}

/** The icon of an outcome; for a missing field a dashed box, like its mark on the page. */
export function RowIcon({ status, label }: RowIconProps) {
  if (status === 'missing') return <span aria-hidden className={styles.missing} />;
  return <StatusIcon tone={statusTones[status]} label={label} className={styles.icon} />;
}
