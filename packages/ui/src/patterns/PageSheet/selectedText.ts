import { cellsIn, pageTextIn, rowsIn } from './textElements';

/** The part of a range that is inside an element. */
export function partWithin(range: Range, element: Element): Range {
  const part = document.createRange();
  part.selectNodeContents(element);
  if (part.comparePoint(range.startContainer, range.startOffset) === 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (part.comparePoint(range.endContainer, range.endOffset) === 0) {
    part.setEnd(range.endContainer, range.endOffset);
  }
  return part;
}

/** The selected cells of a row, separated by tabs; undefined if none is. */
function textOfRow(range: Range, row: Element): string | undefined {
  const cells = [...cellsIn(row)].map((cell) =>
    range.intersectsNode(cell) ? partWithin(range, cell).toString().trim() : undefined,
  );
  const first = cells.findIndex((text) => text !== undefined);
  const last = cells.findLastIndex((text) => text !== undefined);
  if (first < 0) return undefined;
  return cells.slice(first, last + 1).join('\t');
}

/** The text of a page that a range selects, line by line in the order in which it is read, the cells separated by tabs. */
function textOfRange(range: Range, page: Element): string {
  return [...rowsIn(page)]
    .map((row) => textOfRow(range, row))
    .filter((line) => line !== undefined)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** What of the page is selected, and its text; undefined if something else is. */
export function selectionIn(stage: Element) {
  const page = pageTextIn(stage);
  const selection = document.getSelection();
  if (!page || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!page.contains(range.commonAncestorContainer)) return undefined;
  return { range, text: textOfRange(range, page) };
}

/** The text of the page that is selected; empty if something else is. */
export const selectedText = (stage: Element) => selectionIn(stage)?.text ?? '';
