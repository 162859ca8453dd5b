import { useEffect } from 'react';
import { windowOf } from '../../ownerWindow';
import { isOnText, lineOf, linesIn, sheetOf, textAt } from './textElements';

interface Caret {
  node: Node;
  offset: number;
}

/** The caret in the line of text at a point of the viewport. */
function caretAt(page: Document, x: number, y: number): Caret | undefined {
  const position = page.caretPositionFromPoint?.(x, y);
  // Safari before 26.2.
  const range = position ? undefined : page.caretRangeFromPoint?.(x, y);
  const node = position?.offsetNode ?? range?.startContainer;
  if (!node || !lineOf(node)) return undefined;
  return { node, offset: position?.offset ?? range?.startOffset ?? 0 };
}

/** The point inside a box that is closest to another point. */
const inside = (
  { x, y }: { x: number; y: number },
  { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
) => ({
  x: Math.max(left + 1, Math.min(right - 1, x)),
  y: Math.max(top + 1, Math.min(bottom - 1, y)),
});

const gap = (start: number, end: number, value: number) => Math.max(start - value, value - end, 0);

/**
 * The line closest to a point of the viewport; one at the same height wins over one that is closer, but above or below.
 */
function closestLine(sheet: HTMLElement, { x, y }: { x: number; y: number }) {
  const isTurned = Number(sheet.dataset.rotation) % 180 !== 0;
  let closest: { box: DOMRect; distance: number } | undefined;
  for (const line of linesIn(sheet)) {
    const box = line.getBoundingClientRect();
    const [across, along] = [gap(box.left, box.right, x), gap(box.top, box.bottom, y)];
    const distance = isTurned ? 20 * across + along : across + 20 * along;
    if (!closest || distance < closest.distance) closest = { box, distance };
  }
  return closest?.box;
}

/**
 * Keeps the browser's own selection on the page during a drag. Over text, the browser does everything; but lines are
 * positioned one by one, so between or beside them the selection would jump to one end of the page, and outside to the
 * elements around it. There, it is extended to the closest line in view. A double click on a mark selects the word
 * below it.
 */
export function useDragSelection(layer: HTMLElement | null) {
  useEffect(() => {
    const sheet = layer && sheetOf(layer);
    const stage = sheet?.parentElement;
    if (!layer || !stage) return;
    const { ownerDocument: page } = stage;
    const ownWindow = windowOf(stage);
    const selection = page.getSelection();
    let dragging: AbortController | undefined;

    const begin = (pressed: MouseEvent) => {
      dragging?.abort();
      dragging = new AbortController();
      const { signal } = dragging;
      let pointer: MouseEvent | undefined;
      let reached = caretAt(page, pressed.clientX, pressed.clientY);
      let frame = 0;

      const follow = () => {
        if (!pointer) return;
        const at = { x: pointer.clientX, y: pointer.clientY };
        const [paper, view] = [sheet.getBoundingClientRect(), stage.getBoundingClientRect()];
        const visible = inside(inside(at, paper), view);
        const caret = caretAt(page, visible.x, visible.y);
        if (caret && visible.x === at.x && visible.y === at.y) {
          reached = caret;
          return;
        }
        const line = closestLine(sheet, visible);
        const beside = line && inside(inside(visible, line), view);
        reached = (beside && caretAt(page, beside.x, beside.y)) ?? reached;
        if (reached) selection?.extend(reached.node, reached.offset);
      };
      // In each frame, because the browser also extends the selection while it scrolls, and before that is painted.
      const followInFrames = () => {
        follow();
        frame = ownWindow.requestAnimationFrame(followInFrames);
      };

      sheet.dataset.selecting = '';
      followInFrames();
      ownWindow.addEventListener('mousemove', (event) => (pointer = event), { signal });
      ownWindow.addEventListener(
        'mouseup',
        () => {
          follow();
          dragging?.abort();
        },
        { signal },
      );
      // A press on selected text may start a native drag.
      ownWindow.addEventListener('dragstart', () => dragging?.abort(), { signal });
      signal.addEventListener('abort', () => {
        ownWindow.cancelAnimationFrame(frame);
        delete sheet.dataset.selecting;
      });
    };

    const onMouseDown = (event: MouseEvent) => {
      const { button, detail, target, clientX: x, clientY: y } = event;
      if (button !== 0 || !target) return;
      if (isOnText(target)) {
        // A double or triple click selects a word or a line by itself.
        if (detail === 1) begin(event);
        return;
      }
      const below = detail > 1 && textAt(page, detail === 2 ? 'word' : 'line', x, y);
      if (!below) return;
      event.preventDefault();
      stage.focus({ preventScroll: true });
      selection?.selectAllChildren(below);
    };
    layer.addEventListener('mousedown', onMouseDown);
    return () => {
      dragging?.abort();
      layer.removeEventListener('mousedown', onMouseDown);
    };
  }, [layer]);
}
