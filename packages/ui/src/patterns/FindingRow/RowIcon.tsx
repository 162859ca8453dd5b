import { statuses } from '../findings';
import type { Status } from '../findings';
import { StatusIcon } from '../StatusIcon';
import styles from './RowIcon.module.css';

interface RowIconProps {
  status: Status;
  /** Whether the icon names the status, because no text next to it does. The name of a missing field always does. */
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
