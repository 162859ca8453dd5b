import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { EvidenceHandle } from '../CheckRow';
import styles from './DocumentWorkspace.module.css';
import { useSelectionInView } from './useSelectionInView';
import { useTopInWindow } from './useTopInWindow';

export interface DocumentWorkspaceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The document. Next to the panels, it fills the height of the viewport and stays visible while they scroll. */
  viewer: ReactNode;
  /** The document's findings. */
  panels: ReactNode;
  /** Ref of the selected finding's row, as of VerificationPanels. */
  evidenceRef?: RefObject<EvidenceHandle | null>;
  /**
   * The `id` of the selected finding, or `null` for none. Next to the document, the window scrolls to its row in the
   * panels when the user changes it.
   * @default null
   */
  selectedFinding?: string | null;
}

/**
 * A document and its findings: side by side if there is room, otherwise the document first. Renders a `div`. For a grid
 * of equal items use CardGrid.
 *
 * Accessibility: the document is always read before the panels.
 */
export function DocumentWorkspace({
  viewer,
  panels,
  evidenceRef,
  selectedFinding = null,
  className,
  ...rest
}: DocumentWorkspaceProps) {
  const layout = useRef<HTMLDivElement>(null);
  const viewerCell = useRef<HTMLDivElement>(null);
  const panelsCell = useRef<HTMLDivElement>(null);
  useTopInWindow(layout, viewerCell, '--pt-workspace-top');
  useSelectionInView(viewerCell, panelsCell, selectedFinding, evidenceRef);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div ref={layout} className={styles.layout}>
        <div ref={viewerCell} className={styles.viewer}>
          {viewer}
        </div>
        <div ref={panelsCell}>{panels}</div>
      </div>
    </div>
  );
}
