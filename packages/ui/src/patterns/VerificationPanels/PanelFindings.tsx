import { CheckRow, rowStatusOf } from '../CheckRow';
import type { CheckRowProps } from '../CheckRow';
import { findingName } from '../PageSheet';
import type { Finding } from '../../domain';

export interface PanelFindingsProps extends Omit<CheckRowProps, 'status' | 'name' | 'finding'> {
  /** The panel's findings; those that belong to a check are left out. */
  findings: readonly Finding[] | undefined;
}

/**
 * The findings that belong to a panel as a whole: missing fields, then the others. Not list items, because only the
 * pages and the checks of a panel should be lists.
 */
export function PanelFindings({ findings = [], ...evidence }: PanelFindingsProps) {
  const own = findings.filter(({ checkName }) => checkName === undefined);
  const groups = [
    { label: 'Missing', members: own.filter(({ missing }) => missing) },
    { label: 'Findings', members: own.filter(({ missing }) => !missing) },
  ];
  return groups.map(
    ({ label, members }) =>
      members.length > 0 && (
        <div key={label} role="group" aria-label={label}>
          {members.map((finding) => (
            <CheckRow
              key={finding.id}
              {...evidence}
              status={rowStatusOf(finding)}
              name={findingName(finding)}
              finding={finding}
            />
          ))}
        </div>
      ),
  );
}
