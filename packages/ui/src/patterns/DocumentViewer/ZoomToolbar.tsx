import { Minus, MoveHorizontal, Plus } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import styles from './DocumentViewer.module.css';
import { isRightToLeft } from './isRightToLeft';
import { fitToWidth, maxZoom, minZoom, zoomedIn, zoomedOut } from './zoom';

export interface ZoomToolbarProps {
  zoom: number;
  onZoomChange: (zoom: number) => void;
}

/** The zoom of a document: one stop for the Tab key, arrow keys between the buttons. */
export function ZoomToolbar({ zoom, onZoomChange }: ZoomToolbarProps) {
  const [stop, setStop] = useState(0);
  const button = (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setStop(index),
  });
  // At the ends not `disabled`: that would drop the focus of whoever just pressed it.
  const zoomTo = (next: number) => {
    if (next !== zoom) onZoomChange(next);
  };
  return (
    <div role="toolbar" aria-label="Zoom" className={styles.toolbar} onKeyDown={moveFocus}>
      <IconButton
        {...button(0)}
        label="Zoom out"
        className={styles.zoom}
        aria-disabled={zoom <= minZoom}
        onClick={() => zoomTo(zoomedOut(zoom))}
      >
        <Minus size={16} />
      </IconButton>
      <span className={styles.percentage} aria-live="polite">
        {zoom}%
      </span>
      <IconButton
        {...button(1)}
        label="Zoom in"
        className={styles.zoom}
        aria-disabled={zoom >= maxZoom}
        onClick={() => zoomTo(zoomedIn(zoom))}
      >
        <Plus size={16} />
      </IconButton>
      <Button
        {...button(2)}
        variant="ghost"
        size="small"
        className={styles.fit}
        onClick={() => zoomTo(fitToWidth)}
      >
        <MoveHorizontal aria-hidden size={16} />
        <span className={styles.fitLabel}>Fit to width</span>
      </Button>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === event.target);
  const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index - 1,
    [forward]: index + 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}
