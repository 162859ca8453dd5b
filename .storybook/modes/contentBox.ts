/** Space around the content for focus rings and shadows, in CSS pixels. */
const margin = 8;

/** Whether an element paints something itself: a replaced element, a background or a border. */
function isPainted(element: Element) {
  if (!element.firstElementChild && !element.textContent) return true;
  const { backgroundColor, borderWidth } = getComputedStyle(element);
  return !/, 0\)$|transparent/.test(backgroundColor) || borderWidth !== '0px';
}

/** The part of a page that elements and text fill, in CSS pixels; undefined if nothing is visible. */
export function contentBox(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = body.ownerDocument.createRange();
  const boxes: DOMRect[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    range.selectNode(node);
    if (!('tagName' in node) || isPainted(node as Element)) boxes.push(...range.getClientRects());
  }
  const shown = boxes.filter(({ width, height }) => width > 1 && height > 1);
  if (shown.length === 0) return undefined;
  const { clientWidth, scrollHeight } = body.ownerDocument.documentElement;
  const x = Math.max(0, Math.min(...shown.map(({ left }) => left)) - margin);
  const y = Math.max(0, Math.min(...shown.map(({ top }) => top)) - margin);
  const right = Math.max(...shown.map((box) => box.right)) + margin;
  const bottom = Math.max(...shown.map((box) => box.bottom)) + margin;
  return {
    x,
    y,
    width: Math.min(right, clientWidth) - x,
    height: Math.min(bottom, scrollHeight) - y,
  };
}
