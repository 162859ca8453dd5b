import { Toolbar, ToolbarButton } from '@radix-ui/react-toolbar';
import { Minus, MoveHorizontal, Plus, RotateCw, Scan, ZoomIn } from 'lucide-react';
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
  magnified: boolean;
  onZoomChange: (zoom: number) => void;
  onFitPage: () => void;
  onRotate: () => void;
  onMagnify: () => void;
}

const { zoomOut, zoomIn, fitWidth, fitWindow, rotate, magnify } = shortcuts.viewer;

/** The tools that change how the page is shown: zoom, fit, rotation, magnifier. */
export function ViewerToolbar({
  zoom,
  fitsPage,
  magnified,
  onZoomChange,
  onFitPage,
  onRotate,
  onMagnify,
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
      <Tool shortcut={magnify} aria-pressed={magnified} onClick={onMagnify}>
        <ZoomIn />
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
export function Tool(props: Omit<ShortcutButtonProps, 'className'>) {
  return (
    <ToolbarButton asChild>
      <ShortcutButton {...props} className={styles.tool} />
    </ToolbarButton>
  );
}
