import { cellsIn, linesIn, pageTextIn, rowsIn } from './textElements';

/** The part of a range that is inside an element. */
export function partWithin(range: Range, element: Element): Range {
  const part = element.ownerDocument.createRange();
  part.selectNodeContents(element);
  if (part.comparePoint(range.startContainer, range.startOffset) === 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (part.comparePoint(range.endContainer, range.endOffset) === 0) {
    part.setEnd(range.endContainer, range.endOffset);
  }
  return part;
}

/** The selected text of a cell, without its mark's tooltip; undefined if none is selected. */
function textOfCell(range: Range, cell: Element): string | undefined {
  if (!range.intersectsNode(cell)) return undefined;
  const [line] = linesIn(cell);
  if (!line) return '';
  return (range.intersectsNode(line) && partWithin(range, line).toString().trim()) || undefined;
}

/** The selected cells of a row, separated by tabs; undefined if none is. */
function textOfRow(range: Range, row: Element): string | undefined {
  const cells = [...cellsIn(row)].map((cell) => textOfCell(range, cell));
  const first = cells.findIndex((text) => text !== undefined);
  const last = cells.findLastIndex((text) => text !== undefined);
  if (first < 0) return undefined;
  return cells.slice(first, last + 1).join('\t');
}

/** The selection on the page, and its text: one row per line, cells separated by tabs. */
export function selectionIn(stage: Element) {
  const page = pageTextIn(stage);
  const selection = stage.ownerDocument.getSelection();
  if (!page || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  // A selection that starts elsewhere is not only of the page.
  if (!page.contains(selection.anchorNode)) return undefined;
  const range = selection.getRangeAt(0);
  const text = [...rowsIn(page)]
    .map((row) => textOfRow(range, row))
    .filter((line) => line !== undefined)
    .join('\n')
    .trim();
  return { range, text };
}

/** The text of the page that is selected; empty if something else is. */
export const selectedText = (stage: Element) => selectionIn(stage)?.text ?? '';
