import { CheckRow } from '../CheckList/CheckRow';
import type { CheckRowProps } from '../CheckList/CheckRow';
import type { Finding } from '../../domain';

export interface MissingFieldsProps extends Omit<CheckRowProps, 'status' | 'name' | 'finding'> {
  findings: readonly Finding[];
}

/** Findings that belong to no check of the panel. Not list items: a panel has one list of checks. */
export function MissingFields({ findings, ...evidence }: MissingFieldsProps) {
  if (findings.length === 0) return null;
  return (
    <div role="group" aria-label="Missing">
      {findings.map((finding) => (
        <CheckRow
          key={finding.id}
          {...evidence}
          status="missing"
          name={`Missing: ${finding.label}`}
          finding={finding}
        />
      ))}
    </div>
  );
}
