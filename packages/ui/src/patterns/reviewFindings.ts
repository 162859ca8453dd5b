import type { Finding } from '../domain';
import { panelReasons } from './reviewReasons';
import { reviewRows } from './reviewRows';
import type { ReviewRow } from './reviewRows';
import type { VerificationPanel } from './verificationPanel';

/** What is found about the whole file, as a finding without a place. */
const wholeFile = ({ id, panelId, status, name, details }: ReviewRow): Finding => ({
  id,
  panelId,
  checkName: name,
  label: details ?? name,
  kind: status === 'missing' ? 'field' : status,
  missing: status === 'missing',
  boxes: [],
});

/**
 * Everything that needs attention, in the panels' order, also what applies to the whole file and has no place on the
 * pages; then the other findings. There are as many that need attention as the panels count as missing and as issues.
 */
export function reviewFindings(
  panels: readonly VerificationPanel[],
  findings: readonly Finding[],
): Finding[] {
  const attention = panelReasons(panels, findings)
    .flatMap(reviewRows)
    .map((row) => row.finding ?? wholeFile(row));
  return [...attention, ...findings.filter((finding) => !attention.includes(finding))];
}
