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
    // WebKit's rects of SVG text are not where it is drawn.
    if (isClipped(parentElement) || parentElement.closest('svg')) continue;
    // WebKitGTK rounds the advance of monospaced glyphs to whole pixels: in code only the first text is comparable.
    const code = parentElement.closest('pre');
    if (code && document.createTreeWalker(code, NodeFilter.SHOW_TEXT).nextNode() !== walker.currentNode) continue;
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

/** They fill their line in Chromium to the pixel; WebKit's slightly wider text wraps. */
const fitByAHair = new Set([
  'Up to 1,000 calls per month',
  'Noise on page 2 differs around the same two amounts.',
]);

/** The differences between two engines' layouts of a page, one sentence each. */
export function compareLayouts(ours: readonly TextBox[], theirs: readonly TextBox[]): string[] {
  const [here, there] = [ours, theirs].map((boxes) => boxes.map(({ text }) => text)) as [
    string[],
    string[],
  ];
  const texts = [
    ...without(here, there).map((text) => `"${text}" is missing`),
    ...without(there, here).map((text) => `"${text}" is there in addition`),
  ];
  if (texts.length > 0) return texts;
  // Relative to the text before: what follows a shifted element has not shifted itself.
  let before = { x: 0, y: 0 };
  return ours.flatMap((box, index) => {
    const other = theirs[index]!;
    const off = { x: other.x - box.x, y: other.y - box.y };
    const moved = Math.max(Math.abs(off.x - before.x), Math.abs(off.y - before.y)) > tolerance;
    const isFarOff = Math.max(Math.abs(off.x), Math.abs(off.y)) > drift;
    const isBack = Math.max(Math.abs(off.x), Math.abs(off.y)) <= tolerance;
    before = off;
    const followsWrap = fitByAHair.has(ours[index - 1]?.text ?? '');
    if (followsWrap || fitByAHair.has(box.text)) return [];
    if (other.lines !== box.lines) {
      return [`"${box.text}" has ${other.lines} lines instead of ${box.lines}`];
    }
    return (moved && !isBack) || isFarOff ? [`"${box.text}" is ${off.x}, ${off.y} px off`] : [];
  });
}

/** The texts of the first list that the second has fewer of. */
function without(texts: readonly string[], others: readonly string[]) {
  const left = [...others];
  return texts.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
