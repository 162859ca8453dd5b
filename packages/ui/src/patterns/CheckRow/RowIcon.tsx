import { StatusIcon } from '../StatusIcon';
import type { StatusIconProps } from '../StatusIcon';
import styles from './RowIcon.module.css';

/** A StatusIcon at the start of a row. */
export const RowIcon = (props: Pick<StatusIconProps, 'status' | 'label'>) => (
  <StatusIcon {...props} className={styles.icon} />
);
