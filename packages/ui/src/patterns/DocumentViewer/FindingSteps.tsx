import { ChevronDown, ChevronUp } from 'lucide-react';
import { shortcuts } from '../shortcuts';
import styles from './DocumentViewer.module.css';
import type { stepsOf } from '../PageView';
import { Tool, ToolGroup } from '../PageView';

interface FindingStepsProps extends ReturnType<typeof stepsOf> {
  /** How many findings there are; at least one. */
  count: number;
}

const { previousFinding, nextFinding } = shortcuts.viewer;

/** Buttons that select the previous and next finding. */
export function FindingSteps({ count, index, toPrevious, toNext }: FindingStepsProps) {
  return (
    <ToolGroup label="Findings">
      <Tool shortcut={previousFinding} onClick={toPrevious}>
        <ChevronUp />
      </Tool>
      <bdi className={styles.count}>
        {index >= 0
          ? `Finding ${index + 1} of ${count}`
          : `${count} ${count === 1 ? 'finding' : 'findings'}`}
      </bdi>
      <Tool shortcut={nextFinding} onClick={toNext}>
        <ChevronDown />
      </Tool>
    </ToolGroup>
  );
}
