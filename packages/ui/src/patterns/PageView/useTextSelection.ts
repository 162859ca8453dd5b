import { useRef } from 'react';
import type { ClipboardEvent, MouseEvent, RefObject } from 'react';
import { isOnText, lineAt, selectedText } from '../PageSheet';
import { caretAt, caretsAround } from './caret';
import type { Caret } from './caret';

/** How far the pointer may move during a click, in pixels. */
const threshold = 4;

function select(from: Caret, to: Caret) {
  document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/**
 * Selects the page's text by dragging with a mouse, a word by double click and a line by triple click, also under a mark;
 * on touch screens, the browser's own long press does. Not the browser's own dragging: between lines, which are positioned
 * one by one, its selection would jump to an end of the page. Spread the result on the stage.
 */
export function useTextSelection(sheet: RefObject<HTMLDivElement | null>) {
  const stop = useRef<() => void>(null);

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const {
      button,
      clientX: x,
      clientY: y,
      detail,
      shiftKey,
      target,
      currentTarget: stage,
    } = event;
    if (button !== 0 || !sheet.current) return;
    stop.current?.();
    if (!isOnText(target) && (detail === 1 || !lineAt(x, y))) {
      if (selectedText(stage)) document.getSelection()?.removeAllRanges();
      return;
    }
    const anchor = caretAt(sheet.current, x, y);
    // With Shift, the browser extends the selection.
    if (!anchor || shiftKey) return;
    // Or the browser would select text as well. This also keeps it from moving focus, so do that here.
    event.preventDefault();
    stage.focus({ preventScroll: true });
    if (detail > 1) return select(...caretsAround(anchor, detail === 2 ? 'word' : 'line'));
    document.getSelection()?.removeAllRanges();

    const dragging = new AbortController();
    const { signal } = dragging;
    let hasMoved = false;
    stop.current = () => dragging.abort();
    window.addEventListener(
      'mousemove',
      ({ buttons, clientX, clientY }) => {
        if (buttons === 0 || !sheet.current) return dragging.abort();
        if (!hasMoved && Math.hypot(clientX - x, clientY - y) < threshold) return;
        hasMoved = true;
        const { left, right, top, bottom } = stage.getBoundingClientRect();
        // Past an edge, the page scrolls on.
        stage.scrollBy({
          left: Math.min(0, clientX - left) + Math.max(0, clientX - right),
          top: Math.min(0, clientY - top) + Math.max(0, clientY - bottom),
        });
        const focus = caretAt(sheet.current, clientX, clientY);
        if (focus) select(anchor, focus);
      },
      { signal },
    );
    window.addEventListener('mouseup', () => dragging.abort(), { signal });
  };

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const text = selectedText(event.currentTarget);
    if (!text) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };

  return { onMouseDown, onCopy };
}
