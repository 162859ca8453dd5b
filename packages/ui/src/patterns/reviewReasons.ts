import type { Finding } from '../domain';
import { rowStatusOf } from './CheckRow';
import type { RowStatus } from './CheckRow';
import { panelCounts } from './panelCounts';
import type { VerificationPanel } from './verificationPanel';

/** One reason why a document needs review. */
export interface ReviewReason {
  /** Unique within the document. */
  id: string;
  panelId: string;
  status: Exclude<RowStatus, 'success'>;
  /** The name of the check, the finding's label, or the number of missing fields. */
  name: string;
  details?: string;
  /** How many fields are missing, if that is the reason. */
  missing?: number;
  /** The reason's findings on the pages; empty if it has no place on a page. */
  findings: readonly Finding[];
}

const severity: ReviewReason['status'][] = ['error', 'warning', 'missing'];

/** The reasons why a document needs review, in the panels' order: missing fields first, as in the panels. */
export function panelReasons(
  panels: readonly VerificationPanel[],
  findings: readonly Finding[] = [],
): ReviewReason[] {
  return panels.flatMap(({ id: panelId, part }): ReviewReason[] => {
    const own = findings.filter((finding) => finding.panelId === panelId);
    const checks = part.checks.flatMap(({ name, status, details }): ReviewReason[] =>
      status === 'success'
        ? []
        : [
            {
              id: wholeFileId(panelId, name),
              panelId,
              status,
              name,
              details,
              findings: own.filter(({ checkName }) => checkName === name),
            },
          ],
    );
    // Findings without a check; missing fields are a single reason, added below.
    const others = own.flatMap((finding): ReviewReason[] => {
      const status = rowStatusOf(finding);
      if (finding.checkName !== undefined || status === 'success' || status === 'missing')
        return [];
      return [{ id: finding.id, panelId, status, name: finding.label, findings: [finding] }];
    });
    const { missing } = panelCounts(part);
    const name = missing === 1 ? '1 field missing' : `${missing} fields missing`;
    const missingFields: ReviewReason = {
      id: wholeFileId(panelId, name),
      panelId,
      status: 'missing',
      missing,
      name,
      details: part.details,
      findings: own.filter((finding) => finding.missing),
    };
    return [...(missing > 0 ? [missingFields] : []), ...checks, ...others];
  });
}

/** The same reasons, worst first: errors, warnings, missing fields; within each, in the panels' order. */
export function reviewReasons(
  panels: readonly VerificationPanel[],
  findings: readonly Finding[] = [],
): ReviewReason[] {
  const reasons = panelReasons(panels, findings);
  return severity.flatMap((status) => reasons.filter((reason) => reason.status === status));
}

/** The `id` of a check, or of what else is found about the whole file, in a link. */
export const wholeFileId = (panelId: string, name: string) =>
  `${panelId} ${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
