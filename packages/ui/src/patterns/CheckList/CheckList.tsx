import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { FindingRow, useSelectableFindings } from '../FindingRow';
import type { SelectableFindingsProps } from '../FindingRow';
import type { Finding } from '../findings';
import styles from './CheckList.module.css';

export interface CheckListProps
  extends Omit<ComponentProps<'ul'>, 'children'>, SelectableFindingsProps {
  /** The findings of the checks, in display order. */
  findings: readonly Finding[];
}

/**
 * A list of checks and their outcomes, in colour, shape and text, and where they are on the
 * pages. Renders a `ul`. Not a to-do list.
 *
 * Keyboard: Tab reaches the button of each check with a place on a page; Enter or Space shows or hides that place.
 *
 * Accessibility: a list; each outcome is text next to its icon. A check with a place has a toggle button named
 * `Show evidence: ` and the check, described by status, details and place. A check that applies to the whole file gets
 * focus when it is selected elsewhere, as a group named by check, status and details.
 */
export function CheckList({ findings, className, ...props }: CheckListProps) {
  const [selection, rest] = useSelectableFindings(props);
  return (
    <ul role="list" aria-label="Checks" {...rest} className={clsx(styles.root, className)}>
      {findings.map((finding) => (
        <li key={finding.id} className={styles.check}>
          <FindingRow {...selection} finding={finding} />
        </li>
      ))}
    </ul>
  );
}
