/* oxlint-disable typescript/no-non-null-assertion -- the indices are within the table, and the pattern matches any text */

/** A part of a text: equal on both sides, different, or where letters of the other side are missing. */
export interface Run {
  kind: 'same' | 'different' | 'gap';
  text: string;
}

export interface Difference {
  printed: string;
  onFile: string;
  /** The start of the word in which the texts differ; empty at the start of a word. */
  after: string;
}

export interface ComparedLetters {
  printed: Run[];
  onFile: Run[];
  differences: Difference[];
}

/** A letter with its combining marks. Not `Intl.Segmenter`, which Firefox has only since version 125. */
const lettersOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

const fold = (letter: string) => letter.normalize('NFC').toLowerCase();

/** The length of the longest common subsequence of every pair of suffixes. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        a[i] === b[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}

/** Compares a printed text with the one on file letter by letter, ignoring case. */
export function compareLetters(printed: string, onFile: string): ComparedLetters {
  const [left, right] = [lettersOf(printed), lettersOf(onFile)];
  const [a, b] = [left.map(fold), right.map(fold)];
  const lengths = commonLengths(a, b);
  const result: ComparedLetters = { printed: [], onFile: [], differences: [] };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [fromLeft, fromRight] = [i, j];
    while (i < a.length && j < b.length && a[i] === b[j]) [i, j] = [i + 1, j + 1];
    if (i > fromLeft) {
      result.printed.push({ kind: 'same', text: left.slice(fromLeft, i).join('') });
      result.onFile.push({ kind: 'same', text: right.slice(fromRight, j).join('') });
    }
    const [startLeft, startRight] = [i, j];
    while ((i < a.length || j < b.length) && !(i < a.length && a[i] === b[j])) {
      if (j === b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) i++;
      else j++;
    }
    if (i === startLeft && j === startRight) continue;
    const [onLeft, onRight] = [
      left.slice(startLeft, i).join(''),
      right.slice(startRight, j).join(''),
    ];
    result.printed.push(runOf(onLeft, onRight));
    result.onFile.push(runOf(onRight, onLeft));
    const after = /\S*$/.exec(right.slice(0, startRight).join(''))![0];
    result.differences.push({ printed: onLeft, onFile: onRight, after });
  }
  return result;
}

const runOf = (own: string, other: string): Run =>
  own ? { kind: 'different', text: own } : { kind: 'gap', text: other };

function inWords({ printed, onFile, after }: Difference): string {
  const where = after ? `after “${after}”` : 'at the start of a word';
  if (!printed) return `“${onFile}” is missing on the page, ${where}.`;
  if (!onFile) return `“${printed}” is only on the page, ${where}.`;
  return `The page has “${printed}” instead of “${onFile}”, ${where}.`;
}

/** Above this number, single differences say less than their number. */
const fewDifferences = 4;

/** Says how two texts differ. */
export function differencesInWords(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'Both are the same, letter by letter.';
  if (differences.length > fewDifferences) return `They differ in ${differences.length} parts.`;
  return differences.map(inWords).join(' ');
}
