import type { PageBox, PageText, PageTextLine, PageTextWord } from '../../domain';

/** One place where the query stands: its boxes, one for each line of it. */
export interface Match {
  page: number;
  boxes: readonly MatchBox[];
}

interface MatchBox extends PageBox {
  /** Degrees clockwise by which the box is turned around its centre. */
  angle: number;
}

/** Where a letter of the searched text stands. */
interface Letter {
  line: PageTextLine;
  word: PageTextWord;
  /** The letters of the word before it, and all of them. */
  before: number;
  of: number;
}

interface Passage {
  page: number;
  text: string;
  /** By index in the text; none for what separates words. */
  letters: (Letter | undefined)[];
}

/** A text without case and accents: composed and decomposed letters are the same. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The text of all pages, prepared for the search. Words are one space apart, also across the lines of a
 * paragraph; between cells, nothing matches.
 */
function indexText(pages: readonly PageText[]): Passage[] {
  return pages.flatMap((blocks, index) =>
    blocks.map(({ kind, rows }): Passage => {
      const letters: Passage['letters'] = [];
      let text = '';
      const separate = (by: string) => {
        if (text === '') return;
        text += by;
        letters.push(undefined);
      };
      for (const row of rows) {
        row.forEach((line, column) => {
          if (!line) return;
          separate(kind === 'table' || column > 0 ? '\n' : ' ');
          line.words.forEach((word, number) => {
            if (number > 0) separate(' ');
            const all = [...word.text];
            all.forEach((letter, before) => {
              const folded = fold(letter);
              text += folded;
              // One entry for each UTF-16 unit.
              letters.push(
                ...Array.from(folded.split(''), () => ({
                  line,
                  word,
                  before,
                  of: all.length,
                })),
              );
            });
          });
        });
      }
      return { page: index + 1, text, letters };
    }),
  );
}

const isRightToLeft = (text: string) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

/** The box around a part of a line, from the first to the last letter. */
function boxOf(page: number, line: PageTextLine, letters: readonly Letter[]): MatchBox {
  const edges = letters.flatMap(({ word, before, of }) => {
    const { text, at, width } = word;
    const start = isRightToLeft(text) ? of - before - 1 : before;
    return [at + (width * start) / of, at + (width * (start + 1)) / of];
  });
  const [start, end] = [Math.min(...edges), Math.max(...edges)];
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

/** Where the query stands on the pages, in the order in which they are read. A blank query stands nowhere. */
function findMatches(passages: readonly Passage[], query: string): Match[] {
  const wanted = fold(query).trim().replaceAll(/\s+/g, ' ');
  if (wanted === '') return [];
  const matches: Match[] = [];
  for (const { page, text, letters } of passages) {
    let at = text.indexOf(wanted);
    while (at >= 0) {
      const lines = new Map<PageTextLine, Letter[]>();
      for (const letter of letters.slice(at, at + wanted.length)) {
        if (!letter) continue;
        const others = lines.get(letter.line);
        if (others) others.push(letter);
        else lines.set(letter.line, [letter]);
      }
      matches.push({ page, boxes: [...lines].map(([line, found]) => boxOf(page, line, found)) });
      at = text.indexOf(wanted, at + wanted.length);
    }
  }
  return matches;
}

/** The search in a text, which is prepared when it is first searched. */
export function searchIn(pages: readonly PageText[]): (query: string) => Match[] {
  let passages: Passage[] | undefined;
  return (query) => {
    if (query.trim() === '') return [];
    passages ??= indexText(pages);
    return findMatches(passages, query);
  };
}
