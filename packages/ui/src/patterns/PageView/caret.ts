import { linesIn } from './textElements';

/** A position in the text of a page: in a word, before a letter. */
export interface Caret {
  node: Text;
  offset: number;
}

const wordsOf = (line: Element) => [...line.children].map((word) => word.firstChild as Text);

const gap = (start: number, end: number, value: number) => Math.max(start - value, value - end, 0);

/** The line of a page that is closest to a point: that at its height, rather than one beside which it is. */
function closestLine(sheet: HTMLElement, x: number, y: number, isTurned: boolean) {
  let best: Element | undefined;
  let least = Infinity;
  for (const line of linesIn(sheet)) {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const [across, along] = isTurned
      ? [gap(left, right, x), gap(top, bottom, y)]
      : [gap(top, bottom, y), gap(left, right, x)];
    const distance = 4 * across + along;
    if (distance < least) [best, least] = [line, distance];
  }
  return best;
}

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
  const words = wordsOf(line);
  let node = words[0]!;
  let least = Infinity;
  for (const word of words) {
    const half = Math.abs(centreOf(word, word.length - 1, word.length) - centreOf(word, 0, 1)) / 2;
    const distance = Math.abs(centreOf(word, 0, word.length) - target) - half;
    if (distance < least) [node, least] = [word, distance];
  }
  const isLeftToRight = getComputedStyle(node.parentElement!).direction === 'ltr';
  let offset = 0;
  for (let index = 0; index < node.length; index += 1) {
    const centre = centreOf(node, index, index + 1);
    if (isLeftToRight ? centre < target : centre > target) offset = index + 1;
  }
  return { node, offset };
}

/** The carets around a word or a line. */
export function caretsAround({ node }: Caret, what: 'word' | 'line'): [Caret, Caret] {
  const words = what === 'line' ? wordsOf(node.parentElement!.parentElement!) : [node];
  const last = words.at(-1)!;
  return [
    { node: words[0]!, offset: 0 },
    { node: last, offset: last.length },
  ];
}
