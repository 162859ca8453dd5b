import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { IconButton } from '../../components/IconButton';
import { zoomOf } from '../../ownerWindow';
import { directionOf } from '../../useDirection';
import styles from './DocumentWorkspace.module.css';

/** How far an arrow key moves the border, in pixels. */
const step = 16;

interface PanelsHandleProps {
  /** The element that contains document and panels. */
  layout: RefObject<HTMLElement | null>;
  viewer: RefObject<HTMLElement | null>;
  panels: RefObject<HTMLElement | null>;
  isFolded: boolean;
  /** Called with the panels' width in pixels, 0 to fold them, or `null` for their own, while it changes. */
  onResize: (width: number | null) => void;
  /** Called when the change is complete. */
  onResizeEnd: () => void;
  /** Called to fold or unfold the panels. */
  onToggle: () => void;
}

const minWidthOf = (element: Element) => parseFloat(getComputedStyle(element).minInlineSize);

/** The border between document and panels, which can be moved (ARIA's window splitter), and a button that folds them. */
export function PanelsHandle({
  layout,
  viewer,
  panels,
  isFolded,
  onResize,
  onResizeEnd,
  onToggle,
}: PanelsHandleProps) {
  const [{ now, max }, setLaidOut] = useState({ now: 0, max: 0 });

  /** The current layout, in CSS pixels. The stylesheet has the limits, in rem. */
  const measure = () => {
    if (!layout.current || !viewer.current || !panels.current) return { now: 0, min: 0, max: 0 };
    const widthOf = (element: Element) => element.getBoundingClientRect().width / zoomOf(element);
    const gap = parseFloat(getComputedStyle(layout.current).columnGap);
    const max = widthOf(layout.current) - minWidthOf(viewer.current) - gap;
    return { now: widthOf(panels.current), min: minWidthOf(panels.current), max };
  };
  const update = useEffectEvent(() => {
    const { now, max } = measure();
    setLaidOut({ now: Math.round(now), max: Math.round(max) });
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => update());
    for (const { current } of [layout, panels]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [layout, panels]);

  const resizeTo = (width: number) => {
    const { min, max } = measure();
    onResize(width < min / 2 ? 0 : Math.round(Math.max(min, Math.min(width, max))));
  };
  const reset = () => {
    onResize(null);
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
    const width = directionOf(layout.current) === 'rtl' ? clientX - left : right - clientX;
    resizeTo((width - half) / zoomOf(currentTarget));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { now, min, max } = measure();
    const isRightToLeft = directionOf(event.currentTarget) === 'rtl';
    const wider = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const narrower = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Enter') onToggle();
    else if (event.key === wider) resizeTo(Math.max(min, now + step));
    else if (event.key === narrower) resizeTo(now > min ? now - step : 0);
    else if (event.key === 'Home') resizeTo(min);
    else if (event.key === 'End') resizeTo(max);
    else return;
    event.preventDefault();
    if (event.key !== 'Enter') onResizeEnd();
  };

  return (
    <div className={styles.handle}>
      <IconButton size="small" label={isFolded ? 'Show panels' : 'Hide panels'} onClick={onToggle}>
        {isFolded ? <PanelRightOpen /> : <PanelRightClose />}
      </IconButton>
      <div
        role="separator"
        aria-label="Width of the panels"
        aria-orientation="vertical"
        aria-valuenow={now}
        aria-valuemin={0}
        aria-valuemax={max}
        tabIndex={0}
        className={styles.border}
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onLostPointerCapture={onResizeEnd}
        onDoubleClick={reset}
      />
    </div>
  );
}
