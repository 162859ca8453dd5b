import { linesIn } from '../PageSheet';

/** A position in the text of a page: in a word, before a letter. */
export interface Caret {
  node: Text;
  offset: number;
}

/** The text of each word of a line. */
const wordsOf = (line: Element) =>
  [...line.children].flatMap(({ firstChild }) => (firstChild instanceof Text ? [firstChild] : []));

const gap = (start: number, end: number, value: number) => Math.max(start - value, value - end, 0);

function closest<Item>(items: Iterable<Item>, distanceOf: (item: Item) => number) {
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const distance = distanceOf(item);
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

/** The line of a page that is closest to a point: that at its height, rather than one beside which it is. */
const closestLine = (sheet: HTMLElement, x: number, y: number, isTurned: boolean) =>
  closest(linesIn(sheet), (line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const [across, along] = isTurned
      ? [gap(left, right, x), gap(top, bottom, y)]
      : [gap(top, bottom, y), gap(left, right, x)];
    return 4 * across + along;
  });

/** The caret that is closest to a point of the viewport; undefined on a page without text. */
export function caretAt(sheet: HTMLElement, x: number, y: number): Caret | undefined {
  const { rotation = '0' } = sheet.dataset;
  const line = closestLine(sheet, x, y, Number(rotation) % 180 !== 0);
  if (!line) return undefined;
  const angle = (Number(line.getAttribute('data-text-line')) * Math.PI) / 180;
  const along = (px: number, py: number) => px * Math.cos(angle) + py * Math.sin(angle);
  const target = along(x, y);
  const range = document.createRange();
  const centreOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const box = range.getBoundingClientRect();
    return along(box.left + box.width / 2, box.top + box.height / 2);
  };
  const node = closest(wordsOf(line), (word) => {
    const half = Math.abs(centreOf(word, word.length - 1, word.length) - centreOf(word, 0, 1)) / 2;
    return Math.abs(centreOf(word, 0, word.length) - target) - half;
  });
  if (!node?.parentElement) return undefined;
  const isLeftToRight = getComputedStyle(node.parentElement).direction === 'ltr';
  let offset = 0;
  for (let index = 0; index < node.length; index += 1) {
    const centre = centreOf(node, index, index + 1);
    if (isLeftToRight ? centre < target : centre > target) offset = index + 1;
  }
  return { node, offset };
}

/** The carets around a word or a line. */
export function caretsAround({ node }: Caret, what: 'word' | 'line'): [Caret, Caret] {
  const line = node.parentElement?.parentElement;
  const words = what === 'line' && line ? wordsOf(line) : [node];
  const [first = node, last = first] = [words[0], words.at(-1)];
  return [
    { node: first, offset: 0 },
    { node: last, offset: last.length },
  ];
}
