import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { IconButton } from '../../components/IconButton';
import { directionOf } from '../../useDirection';
import styles from './DocumentWorkspace.module.css';

/** In pixels. Narrower panels would be unreadable, so they fold instead; the document keeps the rest. */
const minPanels = 288;
const minViewer = 384;
const step = 16;

interface PanelsHandleProps {
  /** The element that contains document and panels. */
  layout: RefObject<HTMLElement | null>;
  panels: RefObject<HTMLElement | null>;
  isFolded: boolean;
  /** Called with the panels' width in pixels, 0 to fold them, or `null` for their own, while it changes. */
  onResize: (width: number | null) => void;
  /** Called when the change is complete. */
  onResizeEnd: () => void;
}

/** The border between document and panels, which can be moved (ARIA's window splitter), and a button that folds them. */
export function PanelsHandle({
  layout,
  panels,
  isFolded,
  onResize,
  onResizeEnd,
}: PanelsHandleProps) {
  // Measured when needed: until the border is focused, nobody hears its value.
  const [value, setValue] = useState({ now: minPanels, max: minPanels });

  const measure = () => {
    const now = Math.round(panels.current?.getBoundingClientRect().width ?? 0);
    const max = Math.round((layout.current?.getBoundingClientRect().width ?? 0) - minViewer);
    return { now, max };
  };
  const resizeTo = (width: number) => {
    const { max } = measure();
    const now = width < minPanels / 2 ? 0 : Math.max(minPanels, Math.min(width, max));
    setValue({ now, max });
    onResize(now);
  };
  const reset = () => {
    onResize(null);
    onResizeEnd();
  };
  const toggle = () => {
    onResize(isFolded ? null : 0);
    onResizeEnd();
  };

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!layout.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, right } = layout.current.getBoundingClientRect();
    // Half of the border is on the panels' side.
    const half = currentTarget.getBoundingClientRect().width / 2;
    resizeTo((directionOf(layout.current) === 'rtl' ? clientX - left : right - clientX) - half);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { now, max } = measure();
    const isRightToLeft = directionOf(event.currentTarget) === 'rtl';
    const wider = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const narrower = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Enter') toggle();
    else if (event.key === wider) resizeTo(Math.max(minPanels, now + step));
    else if (event.key === narrower) resizeTo(now > minPanels ? now - step : 0);
    else if (event.key === 'Home') resizeTo(minPanels);
    else if (event.key === 'End') resizeTo(max);
    else return;
    event.preventDefault();
    if (event.key !== 'Enter') onResizeEnd();
  };

  return (
    <div className={styles.handle}>
      <IconButton size="small" label={isFolded ? 'Show panels' : 'Hide panels'} onClick={toggle}>
        {isFolded ? <PanelRightOpen /> : <PanelRightClose />}
      </IconButton>
      <div
        role="separator"
        aria-label="Width of the panels"
        aria-orientation="vertical"
        aria-valuenow={isFolded ? 0 : value.now}
        aria-valuemin={0}
        aria-valuemax={value.max}
        tabIndex={0}
        className={styles.border}
        onFocus={() => setValue(measure())}
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onLostPointerCapture={onResizeEnd}
        onDoubleClick={reset}
      />
    </div>
  );
}
