import type { Place, PageText, PageTextLine, PageTextWord } from '../../domain';
import { foldableParts, foldsByLetter, foldText } from '../../foldText';

/** A match of the query: one box per line that it covers. */
export interface Match {
  page: number;
  /** The index, on its page, of the line that it starts in. */
  line: number;
  boxes: readonly MatchBox[];
}

interface MatchBox extends Place {
  /** Degrees clockwise by which the box is turned around its centre. */
  angle: number;
}

interface PlacedWord extends PageTextWord {
  line: PageTextLine;
  /** The index, on its page, of the line's row. */
  row: number;
}

interface FoldedPage {
  text: string;
  words: PlacedWord[];
  /** The position of each word in the text. */
  starts: number[];
  /** Positions of hyphens that may only be there because of a line break. */
  lineEndHyphens: number[];
}

type Range = readonly [from: number, to: number];

const unspaced = ['Han', 'Hira', 'Kana', 'Thai', 'Lao', 'Khmer', 'Mymr']
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const endsUnspaced = new RegExp(`[${unspaced}]$`, 'u');
const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u');
const endsHyphenated = /[\p{L}\p{N}]-$/u;

/** Empty after a hyphen, and between words of scripts without spaces: there, only the line ended. */
const separator = (word: string, next: string) =>
  (word.endsWith('-') && endsHyphenated.test(word)) ||
  (startsUnspaced.test(next) && endsUnspaced.test(word))
    ? ''
    : ' ';

/** Joins all words of a page across lines, cells and blocks, as a copied selection does. */
function foldPage(blocks: PageText): FoldedPage {
  const page: FoldedPage = { text: '', words: [], starts: [], lineEndHyphens: [] };
  let last: PlacedWord | undefined;
  let lastText = '';
  const rows = blocks.flatMap((block) => block.rows);
  for (const [row, line] of rows.flatMap((cells, index) =>
    cells.map((cell) => [index, cell] as const),
  )) {
    for (const word of line?.words ?? []) {
      const text = foldText(word.text).trim();
      if (!line || text === '') continue;
      const isCut = !last || last.text.endsWith('\u00ad');
      const between = isCut ? '' : separator(lastText, text);
      if (last && last.line !== line && between === '' && /\p{L}-$/u.test(lastText)) {
        page.lineEndHyphens.push(page.text.length - 1);
      }
      page.text += between;
      page.starts.push(page.text.length);
      page.text += text;
      last = { text: word.text, at: word.at, width: word.width, line, row };
      lastText = text;
      page.words.push(last);
    }
  }
  return page;
}

const foldQuery = (query: string) =>
  foldText(query)
    .split(/ +/)
    .filter(Boolean)
    .reduce((text, word, index, all) => {
      const before = all[index - 1];
      return text + (before === undefined ? '' : separator(before, word)) + word;
    }, '');

/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rangesOf(query: string, text: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    ranges.push([at, at + query.length]);
  }
  return ranges;
}

/** Finds the query in the text as it is, and in the text without line-end hyphens. */
function rangesOn({ text, lineEndHyphens }: FoldedPage, query: string): Range[] {
  const ranges = rangesOf(query, text);
  if (lineEndHyphens.length === 0) return ranges;
  const starts = [0, ...lineEndHyphens.map((at) => at + 1)];
  const joined = starts.map((start, index) => text.slice(start, lineEndHyphens[index])).join('');
  const cuts = lineEndHyphens.map((at, index) => at - index);
  const inText = (at: number) => at + countUpTo(cuts, at);
  const rejoined = rangesOf(query, joined)
    .map(([from, to]): Range => [inText(from), inText(to - 1) + 1])
    .filter(([from, to]) => to - from > query.length);
  return [...ranges, ...rejoined].toSorted(([one], [other]) => one - other);
}

const isRightToLeft = (text: string) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

/** The left and right edges, within the line, of the part of a word that a range of the folded text covers. */
function edgesOf({ text, at, width }: PlacedWord, start: number, [from, to]: Range): Range {
  if (foldsByLetter(text)) {
    const letter = width / text.length;
    return [
      at + letter * Math.max(from - start, 0),
      at + letter * Math.min(to - start, text.length),
    ];
  }
  const parts = foldableParts(text);
  let [end, first, last] = [start, 0, 0];
  for (const part of parts) {
    if (end >= to) break;
    last++;
    end += foldText(part).length;
    if (end <= from) first++;
  }
  const part = width / parts.length;
  return isRightToLeft(text)
    ? [at + part * (parts.length - last), at + part * (parts.length - first)]
    : [at + part * first, at + part * last];
}

/** The box around a part of a line. */
function boxOf(page: number, line: PageTextLine, [start, end]: Range): MatchBox {
  const angle = line.angle ?? 0;
  const turn = (angle * Math.PI) / 180;
  const along = (start + end) / 2 - line.width / 2;
  const width = end - start;
  return {
    page,
    x: line.x + line.width / 2 + along * Math.cos(turn) - width / 2,
    y: line.y + along * Math.sin(turn),
    width,
    height: line.height,
    angle,
  };
}

function matchOf(page: number, { words, starts }: FoldedPage, range: Range): Match {
  const parts = new Map<PageTextLine, Range>();
  const first = Math.max(0, countUpTo(starts, range[0]) - 1);
  const end = countUpTo(starts, range[1] - 1);
  words.slice(first, end).forEach((word, index) => {
    const [left, right] = edgesOf(word, starts[first + index] ?? 0, range);
    const [start, stop] = parts.get(word.line) ?? [left, right];
    parts.set(word.line, [Math.min(start, left), Math.max(stop, right)]);
  });
  const line = (words[first]?.row ?? 0) + 1;
  return { page, line, boxes: [...parts].map(([line, part]) => boxOf(page, line, part)) };
}

/** Returns a function that searches the text, which is prepared on the first search. A blank query matches nothing. */
export function searchIn(pages: readonly PageText[]): (query: string) => Match[] {
  let folded: FoldedPage[] | undefined;
  return (query) => {
    const wanted = foldQuery(query);
    if (wanted === '') return [];
    folded ??= pages.map(foldPage);
    return folded.flatMap((page, index) =>
      rangesOn(page, wanted).map((range) => matchOf(index + 1, page, range)),
    );
  };
}
