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
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (textContent.trim() === '' || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    boxes.push({
      text: textContent.trim(),
      x: Math.round(rects[0].x + scrollX),
      y: Math.round(rects[0].y + scrollY),
      lines: new Set(rects.map(({ y }) => Math.round(y))).size,
    });
  }
  return boxes;`;

/** Engines measure text slightly differently; more than this is a difference in layout. */
const tolerance = 4;

/** The differences between two engines' layouts of a page, one sentence each. */
export function compareLayouts(ours: readonly TextBox[], theirs: readonly TextBox[]): string[] {
  if (ours.length !== theirs.length) {
    return [`${ours.length} texts in Chromium, ${theirs.length} in WebKit`];
  }
  return ours.flatMap((box, index) => {
    const other = theirs[index]!;
    const [x, y] = [other.x - box.x, other.y - box.y];
    if (other.lines !== box.lines) {
      return [`"${box.text}" has ${other.lines} lines instead of ${box.lines}`];
    }
    return Math.max(Math.abs(x), Math.abs(y)) > tolerance
      ? [`"${box.text}" is ${x}, ${y} px off`]
      : [];
  });
}
