import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** In pixels: a hand that clicks trembles. */
const threshold = 4;

/** Scrolls what a mouse drags; fingers scroll by themselves. Spread the result on what scrolls. */
export function useDragPan() {
  const start = useRef<{ x: number; y: number; left: number; top: number }>(null);

  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    delete currentTarget.dataset.panning;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: stage, pointerType, button, clientX: x, clientY: y } = event;
      if (pointerType !== 'mouse' || button !== 0) return;
      start.current = { x, y, left: stage.scrollLeft, top: stage.scrollTop };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: stage, pointerId, buttons, clientX: x, clientY: y } = event;
      if (!start.current) return;
      // Released outside of the window.
      if (buttons === 0) return end(event);
      const left = start.current.x - x;
      const top = start.current.y - y;
      if (stage.dataset.panning === undefined) {
        if (Math.hypot(left, top) < threshold) return;
        // Not before it is a drag: the capture would take the click from a mark.
        stage.setPointerCapture(pointerId);
        stage.dataset.panning = '';
      }
      // From where it began: browsers round each scroll, and the errors of many small ones add up.
      stage.scrollTo({ left: start.current.left + left, top: start.current.top + top });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
