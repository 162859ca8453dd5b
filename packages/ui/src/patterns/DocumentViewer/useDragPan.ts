import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** In pixels: a hand that clicks trembles. */
const threshold = 4;

/** Scrolls what a mouse drags; fingers scroll by themselves. Spread the result on what scrolls. */
export function useDragPan() {
  const last = useRef<{ x: number; y: number }>(null);

  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    last.current = null;
    delete currentTarget.dataset.panning;
  };

  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && button === 0) last.current = { x, y };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: stage, pointerId, buttons, clientX: x, clientY: y } = event;
      if (!last.current) return;
      // Released outside of the window.
      if (buttons === 0) return end(event);
      const left = last.current.x - x;
      const top = last.current.y - y;
      if (stage.dataset.panning === undefined) {
        if (Math.hypot(left, top) < threshold) return;
        // Not before it is a drag: the capture would take the click from a mark.
        stage.setPointerCapture(pointerId);
        stage.dataset.panning = '';
      }
      stage.scrollBy({ left, top, behavior: 'instant' });
      last.current = { x, y };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
