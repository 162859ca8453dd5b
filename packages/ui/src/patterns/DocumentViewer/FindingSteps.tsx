import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Finding } from '../../domain';
import styles from './DocumentViewer.module.css';
import { ToolbarIcon, ToolGroup } from './ViewerToolbar';

interface FindingStepsProps {
  /** The findings to step through, in this order; at least one. */
  findings: readonly Finding[];
  /** The selected finding's index in `findings`, or -1. */
  index: number;
  onSelect: (id: string) => void;
}

/** Buttons that select the previous and next finding, wrapping around at both ends. */
export function FindingSteps({ findings, index, onSelect }: FindingStepsProps) {
  const count = findings.length;
  const stepTo = (target: number) => onSelect(findings.at(target % count)!.id);
  return (
    <ToolGroup label="Findings">
      <ToolbarIcon label="Previous finding" onClick={() => stepTo(Math.max(index, 0) - 1)}>
        <ChevronUp />
      </ToolbarIcon>
      <bdi className={styles.count}>
        {index >= 0
          ? `Finding ${index + 1} of ${count}`
          : `${count} ${count === 1 ? 'finding' : 'findings'}`}
      </bdi>
      <ToolbarIcon label="Next finding" onClick={() => stepTo(index + 1)}>
        <ChevronDown />
      </ToolbarIcon>
    </ToolGroup>
  );
}
