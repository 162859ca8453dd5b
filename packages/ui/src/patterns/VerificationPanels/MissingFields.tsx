import { CheckRow } from '../CheckList/CheckRow';
import type { CheckRowProps } from '../CheckList/CheckRow';
import type { Finding } from '../../domain';

export interface MissingFieldsProps extends Omit<CheckRowProps, 'status' | 'name' | 'finding'> {
  findings: readonly Finding[];
}

/** Missing fields, which belong to no check. Not list items, because the checks should be the only list of a panel. */
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
