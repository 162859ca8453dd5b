import type { Finding } from '../domain';
import { placedFindings } from './placedFindings';
import type { ReviewSubject } from './review';
import { reviewReasons } from './reviewReasons';
import { reviewRows, rowFinding } from './reviewRows';
import type { ReviewRow } from './reviewRows';
import type { VerificationPanel } from './verificationPanel';

/** Everything that did not pass, worst first, as ReviewDialog lists it. */
export const listedRows = (
  panels: readonly VerificationPanel[],
  findings: readonly Finding[],
  pageCount: number,
) => reviewReasons(panels, placedFindings(findings, pageCount)).flatMap(reviewRows);

/** What is listed, as the subject of a review that starts on the first page with a finding. */
export function subjectOfRows(rows: readonly ReviewRow[], pageCount: number): ReviewSubject {
  const findings = rows.map(rowFinding);
  const [firstBox] = findings.flatMap(({ boxes }) => boxes);
  return { findings, pageCount, firstPage: firstBox?.page };
}

/** The subject of a review in ReviewDialog, of which a link can hold the view. */
export const reviewSubject = (...args: Parameters<typeof listedRows>) =>
  subjectOfRows(listedRows(...args), args[2]);
