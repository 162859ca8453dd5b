import { CheckRow, rowStatusOf } from '../CheckRow';
import type { CheckRowProps } from '../CheckRow';
import { findingName } from '../PageSheet';
import type { Finding } from '../../domain';
import type { ReviewRow } from '../reviewRows';

export interface PanelFindingsProps extends Omit<
  CheckRowProps,
  'id' | 'status' | 'name' | 'finding'
> {
  /** What the panel counts as missing and as issues; only missing fields without a place are shown. */
  rows: readonly ReviewRow[];
  /** The panel's findings; those that belong to a check are left out. */
  findings: readonly Finding[];
}

/**
 * What belongs to a panel as a whole: missing fields, then other findings. Not list items, because only the checks and
 * the pages of a panel should be lists.
 */
export function PanelFindings({ rows, findings, ...evidence }: PanelFindingsProps) {
  const own = findings.filter(({ checkName }) => checkName === undefined);
  const missing = own.filter((finding) => finding.missing);
  const others = own.filter((finding) => !finding.missing);
  // Missing fields whose places are unknown share a row.
  const shared = rows.filter(({ status, finding }) => status === 'missing' && finding === null);
  return (
    <>
      {missing.length + shared.length > 0 && (
        <div role="group" aria-label="Missing">
          {missing.map((finding) => (
            <CheckRow
              key={finding.id}
              {...evidence}
              status="missing"
              name={findingName(finding)}
              finding={finding}
            />
          ))}
          {shared.map(({ id, name }) => (
            <CheckRow key={id} {...evidence} id={id} status="missing" name={name} finding={null} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div role="group" aria-label="Findings">
          {others.map((finding) => (
            <CheckRow
              key={finding.id}
              {...evidence}
              status={rowStatusOf(finding)}
              name={findingName(finding)}
              finding={finding}
            />
          ))}
        </div>
      )}
    </>
  );
}
