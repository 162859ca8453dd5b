import { Toolbar, ToolbarButton } from '@radix-ui/react-toolbar';
import { clsx } from 'clsx';
import { Minus, MoveHorizontal, Plus, RotateCw, Scan } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnnouncement } from '../../announcer';
import { useDirection } from '../../useDirection';
import { ShortcutButton } from '../ShortcutButton';
import type { ShortcutButtonProps } from '../ShortcutButton';
import { fitToWidth, maxZoom, minZoom } from '../review';
import { shortcuts } from '../shortcuts';
import styles from './ViewerToolbar.module.css';
import type { usePageView } from './usePageView';

interface ViewerToolbarProps {
  view: Pick<ReturnType<typeof usePageView>, 'zoom' | 'fitsPage' | 'keys'>;
}

const { zoomOut, zoomIn, fitWidth, fitWindow, rotate } = shortcuts.viewer;

/** The tools that change how the page is shown: zoom, fit, rotation. */
export function ViewerToolbar({ view }: ViewerToolbarProps) {
  const { zoom, fitsPage, keys } = view;
  // Not when the page fits the window: then the zoom also changes when the window is resized.
  useAnnouncement(fitsPage ? '' : `${zoom}%`);
  return (
    <ToolGroup label="Zoom and rotation">
      {/* `aria-disabled` instead of `disabled`: the click that reaches the limit would make the button lose focus. */}
      <Tool shortcut={zoomOut} aria-disabled={zoom <= minZoom} onClick={keys.zoomOut}>
        <Minus />
      </Tool>
      <span className={styles.percentage}>{`${zoom}%`}</span>
      <Tool shortcut={zoomIn} aria-disabled={zoom >= maxZoom} onClick={keys.zoomIn}>
        <Plus />
      </Tool>
      <Tool
        shortcut={fitWidth}
        aria-pressed={zoom === fitToWidth && !fitsPage}
        onClick={keys.fitWidth}
      >
        <MoveHorizontal />
      </Tool>
      <Tool shortcut={fitWindow} aria-pressed={fitsPage} onClick={keys.fitWindow}>
        <Scan />
      </Tool>
      <Tool shortcut={rotate} onClick={keys.rotate}>
        <RotateCw />
      </Tool>
    </ToolGroup>
  );
}

interface ToolGroupProps {
  /** The accessible name of the group. */
  label: string;
  children: ReactNode;
}

/** Tools that share one Tab stop. */
export function ToolGroup({ label, children }: ToolGroupProps) {
  const [direction, inherit] = useDirection();
  return (
    <Toolbar asChild dir={direction} aria-label={label} className={styles.toolbar}>
      <div {...inherit}>{children}</div>
    </Toolbar>
  );
}

/** A button in a {@link ToolGroup}. */
export function Tool({ className, ...rest }: ShortcutButtonProps) {
  return (
    <ToolbarButton asChild>
      <ShortcutButton {...rest} className={clsx(styles.tool, className)} />
    </ToolbarButton>
  );
}
