import { VisuallyHidden } from '../../components/VisuallyHidden';
import { clsx } from 'clsx';
import { Keyboard, Undo2, ZoomIn } from 'lucide-react';
import { Pager } from '../../components/Pager';
import type { Finding } from '../../domain';
import { findingName } from '../PageSheet';
import type { PageRotation } from '../PageSheet';
import { shortcuts, usePagerKeys } from '../shortcuts';
import type { useShortcutSheet } from '../ShortcutSheet';
import styles from './DocumentViewer.module.css';
import { Tool, ToolGroup } from '../PageView';

interface ViewerFootProps {
  page: number;
  rotation: PageRotation;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** The findings to review. */
  findings: readonly Finding[];
  selected: Finding | undefined;
  /** The selected finding's index in `findings`, or -1. */
  index: number;
  /** Called to go back to the view that the last step left; omitted if there is none. */
  onBack: (() => void) | undefined;
  magnified: boolean;
  onMagnify: () => void;
  helpButton: ReturnType<typeof useShortcutSheet>['button'];
}

const { back, magnify, help } = shortcuts.viewer;

/**
 * The current page, further tools and the pager. One live region for page and finding, because a selection usually changes both, and
 * two regions would be announced separately.
 */
export function ViewerFoot({
  page,
  rotation,
  pageCount,
  onPageChange,
  findings,
  selected,
  index,
  onBack,
  magnified,
  onMagnify,
  helpButton,
}: ViewerFootProps) {
  const position = index < 0 ? 'Selected' : `Finding ${index + 1} of ${findings.length}`;
  return (
    <div className={clsx(styles.bar, styles.foot)}>
      <p role="status" className={styles.position}>
        <span>{`Page ${page} of ${pageCount}`}</span>
        {rotation !== 0 && <VisuallyHidden>{`. Rotated by ${rotation} degrees`}</VisuallyHidden>}
        {selected && <VisuallyHidden>{`. ${position}: ${findingName(selected)}`}</VisuallyHidden>}
      </p>
      <ToolGroup label="Page tools" className={styles.pageTools}>
        <Tool shortcut={back} aria-disabled={!onBack} onClick={onBack}>
          <Undo2 />
        </Tool>
        <Tool shortcut={magnify} aria-pressed={magnified} onClick={onMagnify}>
          <ZoomIn />
        </Tool>
        <Tool shortcut={help} {...helpButton}>
          <Keyboard />
        </Tool>
      </ToolGroup>
      <Pager
        label="Pages"
        pageCount={pageCount}
        page={page}
        onPageChange={onPageChange}
        markedPages={findings.flatMap(({ boxes }) => boxes.map((box) => box.page))}
        markLabel="has findings"
        keyShortcuts={usePagerKeys()}
      />
    </div>
  );
}
