/* oxlint-disable patunay/no-element-lookup -- the elements are PageSheet's: lines of text by the hundred, without a ref each */

/** The lines of text on a sheet. */
export const linesIn = (sheet: Element) => sheet.querySelectorAll('[data-text-line]');

/** The line that a node belongs to. */
export const lineOf = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-text-line]') ?? null;

/** Whether the target of an event is a line of text, and not a mark above it. */
export const isOnText = (target: EventTarget) =>
  target instanceof Element && lineOf(target) !== null;

/** The text of the page that is shown in a stage. */
export const pageTextIn = (stage: Element) => stage.querySelector('[data-page-text]');

/** The sheet that an element is on. */
export const sheetOf = (element: Element) => element.closest<HTMLElement>('[data-rotation]');

/** The rows of a page's text. */
export const rowsIn = (page: Element) => page.querySelectorAll('[data-text-row]');

/** The cells of a row. */
export const cellsIn = (row: Element) => row.querySelectorAll('[data-text-cell]');

/** The word at a point of the viewport, even if a mark is above it. */
export const wordAt = (x: number, y: number) =>
  document.elementsFromPoint(x, y).find((element) => element.matches('[data-text-line] > *'));

/** The line of text at a point of the viewport, even if a mark is above it. */
export const lineAt = (x: number, y: number) =>
  document.elementsFromPoint(x, y).find((element) => element.matches('[data-text-line]'));
