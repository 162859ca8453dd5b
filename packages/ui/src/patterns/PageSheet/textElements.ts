/* oxlint-disable patunay/no-element-lookup -- the elements are PageSheet's: lines of text by the hundred, without a ref each */

/** The lines of text on a sheet. */
export const linesIn = (sheet: Element) => sheet.querySelectorAll('[data-text-line]');

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** The line that a node belongs to. */
export const lineOf = (node: Node) =>
  (isElement(node) ? node : node.parentElement)?.closest('[data-text-line]') ?? null;

/** Whether an event's target is in a line of text, not in a mark above it. */
export const isOnText = (target: EventTarget) => lineOf(target as Node) !== null;

/** The text of the page that is shown in a stage. */
export const pageTextIn = (stage: Element) => stage.querySelector('[data-page-text]');

/** The sheet that an element is on. */
export const sheetOf = (element: Element) => element.closest<HTMLElement>('[data-rotation]');

/** The rows of a page's text. */
export const rowsIn = (page: Element) => page.querySelectorAll('[data-text-row]');

/** The cells of a row. */
export const cellsIn = (row: Element) => row.querySelectorAll('[data-text-cell]');

/** The word or line of text at a point of the viewport, even below a mark. */
export function textAt(page: Document, what: 'word' | 'line', x: number, y: number) {
  const selector = { word: '[data-text-line] > *', line: '[data-text-line]' }[what];
  return page.elementsFromPoint(x, y).find((element) => element.matches(selector));
}
