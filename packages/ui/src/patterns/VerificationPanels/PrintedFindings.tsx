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

/** The findings of a closed panel for print, because a panel cannot be opened on paper. */
export function PrintedFindings({ part, findings }: PrintedFindingsProps) {
  const checks = part.checks.filter(({ status }) => status !== 'success');
  return (
    <div className={styles.printed}>
      <p className={styles.details}>{part.details}</p>
      <PanelFindings findings={findings?.filter(needsAttention)} />
      {checks.length > 0 && <CheckList checks={checks} findings={findings} />}
    </div>
  );
}
