import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './DocumentWorkspace.module.css';
import { useTopInWindow } from './useTopInWindow';

export interface DocumentWorkspaceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The document; fills the window's height and stays in sight while the panels scroll. */
  viewer: ReactNode;
  /** What was found in it. */
  panels: ReactNode;
}

/**
 * A document and what was found in it: side by side where there is room, else the document first.
 * Renders a `div`. Not a general grid: use CardGrid.
 *
 * Accessibility: read in the order document, panels, whichever way they stand.
 */
export function DocumentWorkspace({ viewer, panels, className, ...rest }: DocumentWorkspaceProps) {
  const layout = useRef<HTMLDivElement>(null);
  const viewerCell = useRef<HTMLDivElement>(null);
  useTopInWindow(layout, viewerCell, '--workspace-top');
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div ref={layout} className={styles.layout}>
        <div ref={viewerCell} className={styles.viewer}>
          {viewer}
        </div>
        <div>{panels}</div>
      </div>
    </div>
  );
}
