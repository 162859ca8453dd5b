import { cellsIn, pageTextIn, rowsIn } from './textElements';

/** The part of a range that is inside an element. */
function textWithin(range: Range, element: Element): string {
  const part = document.createRange();
  part.selectNodeContents(element);
  if (part.comparePoint(range.startContainer, range.startOffset) === 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (part.comparePoint(range.endContainer, range.endOffset) === 0) {
    part.setEnd(range.endContainer, range.endOffset);
  }
  return part.toString();
}

/** The selected cells of a row, separated by tabs; undefined if none is. */
function textOfRow(range: Range, row: Element): string | undefined {
  const cells = [...cellsIn(row)].map((cell) =>
    range.intersectsNode(cell) ? textWithin(range, cell).trim() : undefined,
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

/** The text of the page that is selected; empty if something else is. */
export function selectedText(stage: Element | null): string {
  const page = stage && pageTextIn(stage);
  const selection = document.getSelection();
  if (!page || !selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  return page.contains(range.commonAncestorContainer) ? textOfRange(range, page) : '';
}
