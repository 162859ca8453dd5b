import { CheckList } from '../CheckList';
import { needsAttention } from '../PageSheet';
import type { Finding, VerificationPart } from '../../domain';
import { PanelFindings } from './PanelFindings';
import styles from './VerificationPanels.module.css';

export interface PrintedFindingsProps {
  part: VerificationPart;
  /** The panel's findings. */
  findings: readonly Finding[] | undefined;
}

/** What a closed panel shows in print, where it cannot be opened: its outcome, and what needs attention. */
export function PrintedFindings({ part, findings }: PrintedFindingsProps) {
  const checks = part.checks.filter(({ status }) => status !== 'success');
  return (
    <div className={styles.printed}>
      <p className={styles.details}>{part.details}</p>
      {findings && <PanelFindings rows={[]} findings={findings.filter(needsAttention)} />}
      {checks.length > 0 && <CheckList checks={checks} findings={findings} />}
    </div>
  );
}
