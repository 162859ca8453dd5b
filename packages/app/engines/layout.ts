/** The position of an element or text in CSS pixels, and the number of lines of text. */
export interface Box {
  /** The text, or the element's tag and the start of its text. */
  name: string;
  x: number;
  y: number;
  lines: number;
}

/** The body of a function that returns the boxes of everything visible, in document order. */
export const readLayout = `
  const root = document.documentElement;
  // Chromium reserves a gutter for classic scrollbars; WebKit's scrollbars are overlays.
  root.style.scrollbarGutter = 'auto';
  // WebKit rounds line heights down to whole pixels: make Chromium do so, too.
  const fractional = [...document.body.querySelectorAll('*')]
    .map((element) => [element, parseFloat(getComputedStyle(element).lineHeight)])
    .filter(([element, height]) => height % 1 > 0 && !element.closest('svg'));
  for (const [element, height] of fractional) element.style.lineHeight = Math.floor(height) + 'px';
  // Scroll positions are not compared.
  for (const element of [root, ...document.body.querySelectorAll('*')]) {
    if (element.scrollTop !== 0) element.scrollTop = 0;
  }
  // Visually hidden text is clipped to one pixel.
  const isClipped = (element) => element.clientWidth <= 1 && getComputedStyle(element).overflow === 'hidden';

  const boxes = [];
  const add = (name, { x, y }, lines) =>
    boxes.push({ name: name.trim().slice(0, 60), x: Math.round(x + scrollX), y: Math.round(y + scrollY), lines });
  const addText = (node) => {
    const text = node.textContent.trim();
    if (text === '') return;
    // Leave out the white space around the text, because engines disagree on its rects.
    const start = node.textContent.indexOf(text);
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length > 0) add(text, rects[0], new Set(rects.map(({ y }) => Math.round(y))).size);
  };
  const visit = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || isClipped(element)) return;
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && rect.height > 0) add(element.localName + ' ' + element.textContent.trim().slice(0, 40), rect, 0);
    // WebKit's rects of SVG text are not where it is drawn. WebKitGTK rounds the advance of monospaced glyphs to whole
    // pixels, so code is comparable as a whole only.
    if (element.matches('svg, pre')) return;
    for (const child of element.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) visit(child);
      else if (child.nodeType === Node.TEXT_NODE) addText(child);
    }
  };
  visit(document.body);
  return boxes;`;

/** Differences up to this many CSS pixels are ignored, because engines measure text slightly differently. */
const tolerance = 4;

/** The differences between two engines' layouts of a page, one sentence each. */
export function compareLayouts(ours: readonly Box[], theirs: readonly Box[]): string[] {
  const texts = [
    ...without(ours, theirs).map(({ name }) => `"${name}" is missing`),
    ...without(theirs, ours).map(({ name }) => `"${name}" is extra`),
  ];
  if (texts.length > 0) return texts;
  return ours.flatMap((box, index) => {
    const other = theirs[index];
    // Both have the same number of boxes.
    if (!other) return [];
    const { x, y, lines } = other;
    if (lines !== box.lines) return [`"${box.name}" has ${lines} lines instead of ${box.lines}`];
    const off = [x - box.x, y - box.y];
    return off.some((distance) => Math.abs(distance) > tolerance)
      ? [`"${box.name}" is ${off.join(', ')} px off`]
      : [];
  });
}

/** The boxes that occur more often in the first list than in the second. */
function without(boxes: readonly Box[], others: readonly Box[]) {
  const left = others.map(({ name }) => name);
  return boxes.filter(({ name }) => {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
