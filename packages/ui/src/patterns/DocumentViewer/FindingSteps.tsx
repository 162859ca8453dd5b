import { Toolbar } from '@radix-ui/react-toolbar';
import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Finding } from '../../domain';
import { findingName } from '../PageSheet';
import styles from './DocumentViewer.module.css';
import { ToolbarIcon } from './ViewerToolbar';

interface FindingStepsProps {
  dir?: 'ltr' | 'rtl';
  /** The findings to review, in the order of the panels. */
  findings: readonly Finding[];
  selected: Finding | undefined;
  onSelect: (id: string) => void;
}

/** Steps through the findings; wraps from the last to the first. */
export function FindingSteps({ dir, findings, selected, onSelect }: FindingStepsProps) {
  const index = findings.findIndex(({ id }) => id === selected?.id);
  const position = index >= 0 && `Finding ${index + 1} of ${findings.length}`;
  const stepTo = (target: number) => onSelect(findings.at(target % findings.length)!.id);
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {selected && (position ? `${position}: ` : 'Shown: ') + findingName(selected)}
      </VisuallyHidden>
      {findings.length > 0 && (
        <Toolbar dir={dir} aria-label="Findings" className={styles.toolbar}>
          <ToolbarIcon label="Previous finding" onClick={() => stepTo(Math.max(index, 0) - 1)}>
            <ChevronUp />
          </ToolbarIcon>
          <span className={styles.count}>
            {position || `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`}
          </span>
          <ToolbarIcon label="Next finding" onClick={() => stepTo(index + 1)}>
            <ChevronDown />
          </ToolbarIcon>
        </Toolbar>
      )}
    </>
  );
}
