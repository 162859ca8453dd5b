import type { ReactNode } from 'react';
import { CheckList } from '../CheckList';
import { FindingRow } from '../FindingRow';
import type { FindingRowProps } from '../FindingRow';
import type { Finding } from '../findings';

export interface PanelFindingsProps extends Omit<FindingRowProps, 'finding'> {
  /** The panel's findings. */
  findings: readonly Finding[];
  /** Rendered above the checks. */
  heading: ReactNode;
}

/**
 * The missing fields of a panel, then its checks. Missing fields are not list items, because only the checks and the
 * pages of a panel should be lists.
 */
export function PanelFindings({ findings, heading, ...selection }: PanelFindingsProps) {
  const missing = findings.filter(({ status }) => status === 'missing');
  const checks = findings.filter(({ status }) => status !== 'missing');
  return (
    <>
      {missing.length > 0 && (
        <div role="group" aria-label="Missing">
          {missing.map((finding) => (
            // The details of the panel above say the same.
            <FindingRow
              key={finding.id}
              {...selection}
              finding={{ ...finding, details: undefined }}
            />
          ))}
        </div>
      )}
      {checks.length > 0 && (
        <section>
          {heading}
          <CheckList {...selection} findings={checks} />
        </section>
      )}
    </>
  );
}
