import type { Finding } from '../domain';
import { findingName } from './PageSheet';
import type { ReviewReason } from './reviewReasons';

/** A reason for review as it is listed: with at most one finding. */
export interface ReviewRow extends Pick<ReviewReason, 'status' | 'name' | 'details'> {
  key: string;
  finding: Finding | null;
}

/** The rows of a reason. Missing fields get a row each if the places of all of them are known. */
export function reviewRows({
  id,
  status,
  name,
  details,
  missing,
  findings,
}: ReviewReason): ReviewRow[] {
  if (missing === undefined || findings.length < missing) {
    return [{ key: id, status, name, details, finding: findings[0] ?? null }];
  }
  return findings.map((finding) => ({
    key: `${id} ${finding.id}`,
    status,
    name: findingName(finding),
    finding,
  }));
}
