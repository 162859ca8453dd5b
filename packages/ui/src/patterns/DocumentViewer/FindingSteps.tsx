import { ChevronDown, ChevronUp, Undo2 } from 'lucide-react';
import { shortcuts } from '../shortcuts';
import styles from './DocumentViewer.module.css';
import { Tool, ToolGroup } from './ViewerToolbar';

interface FindingStepsProps {
  /** How many findings there are; at least one. */
  count: number;
  /** The selected finding's index, or -1. */
  index: number;
  onPrevious: () => void;
  onNext: () => void;
  /** Called to go back to the view that the last step left; omitted if there is none. */
  onBack: (() => void) | undefined;
}

const { previousFinding, nextFinding, back } = shortcuts.viewer;

/** Buttons that select the previous and next finding, and one that goes back. */
export function FindingSteps({ count, index, onPrevious, onNext, onBack }: FindingStepsProps) {
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
      <Tool shortcut={back} aria-disabled={!onBack} onClick={onBack}>
        <Undo2 />
      </Tool>
    </ToolGroup>
  );
}
