import type { Finding } from '../domain';
import { findingName } from './PageSheet';
import type { ReviewReason } from './reviewReasons';

/** A reason for review as it is listed: with at most one finding. */
export interface ReviewRow extends Pick<ReviewReason, 'panelId' | 'status' | 'name' | 'details'> {
  /** That of the finding, if there is one; in any case unique within the document. */
  id: string;
  finding: Finding | null;
}

/** The rows of a reason. Missing fields get a row each if the places of all of them are known. */
export function reviewRows({
  id,
  panelId,
  status,
  name,
  details,
  missing,
  findings,
}: ReviewReason): ReviewRow[] {
  if (missing === undefined || findings.length < missing) {
    const finding = findings[0] ?? null;
    return [{ id: finding?.id ?? id, panelId, status, name, details, finding }];
  }
  return findings.map((finding) => ({
    id: finding.id,
    panelId,
    status,
    name: findingName(finding),
    finding,
  }));
}

/** What a row is about: its finding, or one without a place for what applies to the whole file. */
export const rowFinding = ({ finding, id, panelId, status, name, details }: ReviewRow): Finding =>
  finding ?? {
    id,
    panelId,
    checkName: name,
    label: details ?? name,
    kind: status === 'missing' ? 'field' : status,
    missing: status === 'missing',
    boxes: [],
  };
