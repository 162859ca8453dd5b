import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { ownDistance } from '../../ownerWindow';
import { isOnText, selectedText } from '../PageSheet';

/** How far the pointer may move during a click, in pixels. */
const threshold = 4;

/** Scrolls by dragging with a mouse; touch scrolls natively. Spread the result on the scroll container. */
export function useDragPan() {
  const start = useRef<{ x: number; y: number; left: number; top: number }>(null);

  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    delete currentTarget.dataset.panning;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: stage, target, pointerType, button, clientX: x, clientY: y } = event;
      // A drag on text selects it.
      if (pointerType !== 'mouse' || button !== 0 || isOnText(target)) return;
      // Clears the selection as a press beside it does. Browsers keep it where text cannot be selected.
      if (selectedText(stage)) stage.ownerDocument.getSelection()?.removeAllRanges();
      start.current = { x, y, left: stage.scrollLeft, top: stage.scrollTop };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: stage, pointerId, buttons, clientX: x, clientY: y } = event;
      if (!start.current) return;
      // The button was released outside the stage before the pointer was captured.
      if (buttons === 0) return end(event);
      const by = { left: start.current.x - x, top: start.current.y - y };
      if (stage.dataset.panning === undefined) {
        if (Math.hypot(by.left, by.top) < threshold) return;
        // Capture the pointer only once it is a drag: otherwise, clicks would not reach the marks.
        stage.setPointerCapture(pointerId);
        stage.dataset.panning = '';
      }
      // Scroll relative to the start. Browsers round scroll offsets, and the errors of many small steps would add up.
      const { left, top } = ownDistance(stage, by);
      stage.scrollTo({ left: start.current.left + left, top: start.current.top + top });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
