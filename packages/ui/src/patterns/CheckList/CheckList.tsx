import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CheckStatus } from '../../components/StatusIcon';
import styles from './CheckList.module.css';
import { CheckRow } from './CheckRow';
import type { EvidenceProps } from './evidence';

export interface Check {
  /** What was looked at. */
  name: string;
  status: CheckStatus;
  /** What was found, in a sentence. */
  details: string;
}

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'>, EvidenceProps {
  /** The checks in the order in which they were made. */
  checks: readonly Check[];
}

/**
 * What was checked and how it came out, in colour, shape and word; with `findings`, also where it can be
 * seen. Renders a `ul`. Not for tasks that a person ticks off.
 *
 * Keyboard: Tab reaches the checks that can be seen on a page, Enter or Space shows or hides the place.
 *
 * Accessibility: a list; each outcome is written out beside its icon. A check with a place has a toggle
 * button named `Show evidence: ` and the check, described by the place.
 */
export function CheckList({
  checks,
  findings,
  selectedFinding,
  onSelectFinding,
  onPreviewFinding,
  pageImage,
  onShowPage,
  className,
  ...rest
}: CheckListProps) {
  const evidence = { selectedFinding, onSelectFinding, onPreviewFinding, pageImage, onShowPage };
  return (
    <ul role="list" aria-label="Checks" {...rest} className={clsx(styles.root, className)}>
      {checks.map((check) => (
        <li key={check.name} className={styles.check}>
          <CheckRow
            {...check}
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
