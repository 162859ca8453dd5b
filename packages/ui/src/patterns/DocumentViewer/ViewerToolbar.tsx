import { Toolbar, ToolbarButton } from '@radix-ui/react-toolbar';
import { clsx } from 'clsx';
import { Minus, MoveHorizontal, Plus, RotateCw, Scan } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDirection } from '../../useDirection';
import { ShortcutButton } from '../ShortcutButton';
import type { ShortcutButtonProps } from '../ShortcutButton';
import { shortcuts } from '../shortcuts';
import styles from './DocumentViewer.module.css';
import { fitToWidth, maxZoom, minZoom, zoomedIn, zoomedOut } from './zoom';

interface ViewerToolbarProps {
  zoom: number;
  fitsPage: boolean;
  onZoomChange: (zoom: number) => void;
  onFitPage: () => void;
  onRotate: () => void;
}

const { zoomOut, zoomIn, fitWidth, fitWindow, rotate } = shortcuts.viewer;

/** The tools that change how the page is shown: zoom, fit, rotation. */
export function ViewerToolbar({
  zoom,
  fitsPage,
  onZoomChange,
  onFitPage,
  onRotate,
}: ViewerToolbarProps) {
  return (
    <ToolGroup label="Zoom and rotation">
      {/* `aria-disabled` instead of `disabled`: the click that reaches the limit would make the button lose focus. */}
      <Tool
        shortcut={zoomOut}
        aria-disabled={zoom <= minZoom}
        onClick={() => onZoomChange(zoomedOut(zoom))}
      >
        <Minus />
      </Tool>
      <span className={styles.percentage} aria-live="polite">
        {zoom}%
      </span>
      <Tool
        shortcut={zoomIn}
        aria-disabled={zoom >= maxZoom}
        onClick={() => onZoomChange(zoomedIn(zoom))}
      >
        <Plus />
      </Tool>
      <Tool
        shortcut={fitWidth}
        aria-pressed={zoom === fitToWidth && !fitsPage}
        onClick={() => onZoomChange(fitToWidth)}
      >
        <MoveHorizontal />
      </Tool>
      <Tool shortcut={fitWindow} aria-pressed={fitsPage} onClick={onFitPage}>
        <Scan />
      </Tool>
      <Tool shortcut={rotate} onClick={onRotate}>
        <RotateCw />
      </Tool>
    </ToolGroup>
  );
}

interface ToolGroupProps {
  /** The accessible name of the group. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Tools that share one Tab stop. */
export function ToolGroup({ label, className, children }: ToolGroupProps) {
  const [direction, inherit] = useDirection();
  return (
    <Toolbar asChild dir={direction} aria-label={label} className={clsx(styles.toolbar, className)}>
      <div {...inherit}>{children}</div>
    </Toolbar>
  );
}

/** A button in a {@link ToolGroup}. */
export function Tool(props: Omit<ShortcutButtonProps, 'className'>) {
  return (
    <ToolbarButton asChild>
      <ShortcutButton {...props} className={styles.tool} />
    </ToolbarButton>
  );
}
