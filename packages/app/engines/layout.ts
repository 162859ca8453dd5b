/** A text on the page: its start position in CSS pixels, and its number of lines. */
export interface TextBox {
  text: string;
  x: number;
  y: number;
  lines: number;
}

/** The body of a function that returns every visible text of the page, in document order. */
export const readLayout = `
  // Chromium reserves the gutter of classic scroll bars, WebKit's are overlays.
  document.documentElement.style.scrollbarGutter = 'auto';
  // Text for screen readers alone is clipped to a pixel; where it would be is nobody's concern.
  const isClipped = (element) => {
    for (let box = element; box !== null; box = box.parentElement) {
      if (box.clientWidth <= 1 && getComputedStyle(box).overflow === 'hidden') return true;
    }
    return false;
  };
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent.trim();
    if (text === '' || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (isClipped(parentElement)) continue;
    // Without the white space around it: engines disagree on its rects.
    const start = textContent.indexOf(text);
    const range = document.createRange();
    range.setStart(walker.currentNode, start);
    range.setEnd(walker.currentNode, start + text.length);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    boxes.push({
      text,
      x: Math.round(rects[0].x + scrollX),
      y: Math.round(rects[0].y + scrollY),
      lines: new Set(rects.map(({ y }) => Math.round(y))).size,
    });
  }
  return boxes;`;

/** Engines measure text slightly differently; more than this is a difference in layout. In CSS pixels. */
const tolerance = 4;

/** WebKit rounds the heights of table rows to whole pixels: over a page of rows that adds up to this much. */
const drift = 24;

/** The differences between two engines' layouts of a page, one sentence each. */
export function compareLayouts(ours: readonly TextBox[], theirs: readonly TextBox[]): string[] {
  if (ours.length !== theirs.length) {
    return [`${ours.length} texts in Chromium, ${theirs.length} in WebKit`];
  }
  // Relative to the text before: what follows a shifted element has not shifted itself.
  let before = { x: 0, y: 0 };
  return ours.flatMap((box, index) => {
    const other = theirs[index]!;
    if (other.text !== box.text) return [`"${other.text}" instead of "${box.text}"`];
    const off = { x: other.x - box.x, y: other.y - box.y };
    const moved = Math.max(Math.abs(off.x - before.x), Math.abs(off.y - before.y)) > tolerance;
    const isFarOff = Math.max(Math.abs(off.x), Math.abs(off.y)) > drift;
    const isBack = Math.max(Math.abs(off.x), Math.abs(off.y)) <= tolerance;
    before = off;
    if (other.lines !== box.lines) {
      return [`"${box.text}" has ${other.lines} lines instead of ${box.lines}`];
    }
    return (moved && !isBack) || isFarOff ? [`"${box.text}" is ${off.x}, ${off.y} px off`] : [];
  });
}
