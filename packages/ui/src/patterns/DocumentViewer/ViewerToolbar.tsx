import { Toolbar, ToolbarButton } from '@radix-ui/react-toolbar';
import { Minus, MoveHorizontal, Plus, RotateCw, Scan } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton';
import { useDirection } from '../../useDirection';
import styles from './DocumentViewer.module.css';
import { fitToWidth, maxZoom, minZoom, zoomedIn, zoomedOut } from './zoom';

interface ViewerToolbarProps {
  zoom: number;
  fitsPage: boolean;
  onZoomChange: (zoom: number) => void;
  onFitPage: () => void;
  onRotate: () => void;
}

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
      <ToolbarIcon
        label="Zoom out"
        aria-disabled={zoom <= minZoom}
        onClick={() => onZoomChange(zoomedOut(zoom))}
      >
        <Minus />
      </ToolbarIcon>
      <span className={styles.percentage} aria-live="polite">
        {zoom}%
      </span>
      <ToolbarIcon
        label="Zoom in"
        aria-disabled={zoom >= maxZoom}
        onClick={() => onZoomChange(zoomedIn(zoom))}
      >
        <Plus />
      </ToolbarIcon>
      <ToolbarIcon
        label="Fit to width"
        aria-pressed={zoom === fitToWidth && !fitsPage}
        onClick={() => onZoomChange(fitToWidth)}
      >
        <MoveHorizontal />
      </ToolbarIcon>
      <ToolbarIcon label="Fit to window" aria-pressed={fitsPage} onClick={onFitPage}>
        <Scan />
      </ToolbarIcon>
      <ToolbarIcon label="Rotate" aria-keyshortcuts="R" onClick={onRotate}>
        <RotateCw />
      </ToolbarIcon>
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

type ToolbarIconProps = Omit<ComponentProps<typeof IconButton>, 'className' | 'size' | 'title'>;

/** A tool button with a tooltip. */
export function ToolbarIcon({ label, ...rest }: ToolbarIconProps) {
  return (
    <ToolbarButton asChild>
      <IconButton {...rest} size="small" label={label} title={label} className={styles.tool} />
    </ToolbarButton>
  );
}
