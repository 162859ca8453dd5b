import type { Finding } from '../domain';
import { panelReasons } from './reviewReasons';
import { reviewRows, rowFinding } from './reviewRows';
import type { VerificationPanel } from './verificationPanel';

/**
 * Everything that needs attention, in the panels' order, also what applies to the whole file and has no place on the
 * pages; then the other findings. There are as many that need attention as the panels count as missing and as issues.
 */
export function reviewFindings(
  panels: readonly VerificationPanel[],
  findings: readonly Finding[],
): Finding[] {
  const attention = panelReasons(panels, findings).flatMap(reviewRows).map(rowFinding);
  return [...attention, ...findings.filter((finding) => !attention.includes(finding))];
}
