import { statuses } from '../findings';
import type { Status } from '../findings';
import { StatusIcon } from '../StatusIcon';
import styles from './RowIcon.module.css';

interface RowIconProps {
  status: Status;
  /** Whether there is no text for the status next to it; the name of a missing field says so. */
  isNamed?: boolean;
}

/** A StatusIcon at the start of a row. */
export const RowIcon = ({ status, isNamed = false }: RowIconProps) => (
  <StatusIcon
    status={status}
    label={isNamed && status !== 'missing' ? statuses[status].word : undefined}
    className={styles.icon}
  />
);
