import { ChevronDown, ChevronUp } from 'lucide-react';
import { shortcuts } from '../shortcuts';
import styles from './DocumentViewer.module.css';
import { Tool, ToolGroup } from '../PageView';

interface FindingStepsProps {
  /** How many findings there are; at least one. */
  count: number;
  /** The selected finding's, or -1. */
  index: number;
  onNext: () => void;
  onPrevious: () => void;
}

const { previousFinding, nextFinding } = shortcuts.viewer;

/** Buttons that select the previous and next finding. */
export function FindingSteps({ count, index, onNext, onPrevious }: FindingStepsProps) {
  return (
    <ToolGroup label="Findings">
      <Tool shortcut={previousFinding} onClick={onPrevious}>
        <ChevronUp />
      </Tool>
      <bdi className={styles.count}>
        {index >= 0
          ? `Finding ${index + 1} of ${count}`
          : `${count} ${count === 1 ? 'finding' : 'findings'}`}
      </bdi>
      <Tool shortcut={nextFinding} onClick={onNext}>
        <ChevronDown />
      </Tool>
    </ToolGroup>
  );
}
