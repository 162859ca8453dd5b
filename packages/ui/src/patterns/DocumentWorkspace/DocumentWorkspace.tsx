import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import { useServerStyle } from '../../serverStyle';
import type { FindingRowHandle } from '../FindingRow';
import styles from './DocumentWorkspace.module.css';
import { PanelsHandle } from './PanelsHandle';
import { useSelectionInView } from './useSelectionInView';
import { useTopInWindow } from './useTopInWindow';

export interface DocumentWorkspaceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The document. Next to the panels, it fills the height of the viewport and stays visible while they scroll. */
  viewer: ReactNode;
  /** The document's findings. */
  panels: ReactNode;
  /** Ref of the selected finding's row, as of VerificationPanels. */
  rowRef?: RefObject<FindingRowHandle | null>;
  /**
   * The `id` of the selected finding, or `null` for none. Next to the document, the window scrolls to its row in the
   * panels when the user changes it.
   * @default null
   */
  selectedFinding?: string | null;
  /**
   * The `id` of the open panel, or `null` for none. Next to the document, the window scrolls to it when the user opens it.
   * @default null
   */
  openPanel?: string | null;
  /** The width of the panels next to the document, in pixels; `null` is their own (controlled). */
  panelsWidth?: number | null;
  /**
   * The width of the panels initially (uncontrolled).
   * @default null
   */
  defaultPanelsWidth?: number | null;
  /** Called with the width when the border between document and panels was moved. */
  onPanelsWidthChange?: (width: number | null) => void;
  /** Whether the panels next to the document are folded (controlled). */
  panelsFolded?: boolean;
  /**
   * Whether the panels are folded initially (uncontrolled).
   * @default false
   */
  defaultPanelsFolded?: boolean;
  /** Called when the user folds or unfolds the panels; unfolded, they are as wide as before. */
  onPanelsFoldedChange?: (folded: boolean) => void;
}

/**
 * A document and its findings: side by side if there is room, otherwise the document first. Renders a `div`. For a grid
 * of equal items use CardGrid.
 *
 * Side by side, the border between them can be dragged, and a double click resets it; a button folds the panels.
 *
 * Keyboard: on the border, the left and right arrow keys move it, Home and End make the panels as narrow or as wide as
 * possible, and Enter folds them or shows them as wide as before.
 *
 * Accessibility: the document is always read before the panels. The border between them is a focusable separator.
 */
export function DocumentWorkspace({
  viewer,
  panels,
  rowRef,
  selectedFinding = null,
  openPanel = null,
  panelsWidth,
  defaultPanelsWidth = null,
  onPanelsWidthChange,
  panelsFolded,
  defaultPanelsFolded = false,
  onPanelsFoldedChange,
  className,
  ...rest
}: DocumentWorkspaceProps) {
  const layout = useRef<HTMLDivElement>(null);
  const viewerCell = useRef<HTMLDivElement>(null);
  const panelsCell = useRef<HTMLDivElement>(null);
  useTopInWindow(layout, viewerCell, '--pt-workspace-top');
  useSelectionInView(viewerCell, panelsCell, selectedFinding, openPanel, rowRef);
  const [width, setWidth] = useControllableState({
    prop: panelsWidth,
    defaultProp: defaultPanelsWidth,
    onChange: onPanelsWidthChange,
  });
  const [folded, setFolded] = useControllableState({
    prop: panelsFolded,
    defaultProp: defaultPanelsFolded,
    onChange: onPanelsFoldedChange,
  });
  // During a drag, only the layout re-renders; the new width, or 0 to fold the panels, is reported at the end.
  const [moved, setMoved] = useState<{ width: number | null }>();
  const latest = useRef(moved);
  const shown = moved ? moved.width : folded ? 0 : width;
  const move = (next: number | null) => {
    latest.current = { width: next };
    setMoved(latest.current);
  };
  const endMove = () => {
    if (latest.current) {
      const { width: next } = latest.current;
      setFolded(next === 0);
      if (next !== 0) setWidth(next);
    }
    latest.current = undefined;
    setMoved(undefined);
  };
  const style = useServerStyle(
    shown ? ({ '--pt-workspace-panels': `${shown}px` } as CSSProperties) : {},
  );
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div
        ref={layout}
        data-folded={shown === 0 || undefined}
        style={style}
        className={styles.layout}
      >
        <div ref={viewerCell} className={styles.viewer}>
          {viewer}
          <PanelsHandle
            layout={layout}
            viewer={viewerCell}
            panels={panelsCell}
            isFolded={shown === 0}
            onResize={move}
            onResizeEnd={endMove}
            onToggle={() => setFolded(!folded)}
          />
        </div>
        <div ref={panelsCell} className={styles.panels}>
          {panels}
        </div>
      </div>
    </div>
  );
}
