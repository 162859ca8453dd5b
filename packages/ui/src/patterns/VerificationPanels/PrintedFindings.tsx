import { CheckList } from '../CheckList';
import type { Finding, VerificationPart } from '../../domain';
import { MissingFields } from './MissingFields';
import styles from './VerificationPanels.module.css';

export interface PrintedFindingsProps {
  part: VerificationPart;
  /** The panel's findings. */
  findings: readonly Finding[] | undefined;
}

/** The findings of a closed panel for print, because a panel cannot be opened on paper. */
export function PrintedFindings({ part, findings }: PrintedFindingsProps) {
  const checks = part.checks.filter(({ status }) => status !== 'success');
  return (
    <div className={styles.printed}>
      <p className={styles.details}>{part.details}</p>
      <MissingFields findings={findings?.filter(({ checkName }) => !checkName) ?? []} />
      {checks.length > 0 && <CheckList checks={checks} findings={findings} />}
    </div>
  );
}
