import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Check } from '../../domain';
import { CheckRow, useEvidence } from '../CheckRow';
import type { EvidenceProps } from '../CheckRow';
import { wholeFileId } from '../reviewReasons';
import styles from './CheckList.module.css';

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'>, EvidenceProps {
  /** The checks, in display order. */
  checks: readonly Check[];
  /** The panel of the checks, without which a check that applies to the whole file cannot be selected. */
  panelId?: string;
}

/**
 * A list of checks and their outcomes, in colour, shape and text; with `findings`, also where they are on the
 * pages. Renders a `ul`. Not a to-do list.
 *
 * Keyboard: Tab reaches the button of each check with a place on a page; Enter or Space shows or hides that place.
 *
 * Accessibility: a list; each outcome is text next to its icon. A check with a place has a toggle button named
 * `Show evidence: ` and the check, described by the place.
 */
export function CheckList({ checks, panelId, findings, className, ...props }: CheckListProps) {
  const [evidence, rest] = useEvidence(props);
  return (
    <ul role="list" aria-label="Checks" {...rest} className={clsx(styles.root, className)}>
      {checks.map((check) => (
        <li key={check.name} className={styles.check}>
          <CheckRow
            {...check}
            id={panelId && wholeFileId(panelId, check.name)}
            {...evidence}
            finding={findings && (findings.find(isOf(check)) ?? null)}
          />
        </li>
      ))}
    </ul>
  );
}

const isOf =
  ({ name }: Check) =>
  ({ checkName }: { checkName?: string }) =>
    checkName === name;
