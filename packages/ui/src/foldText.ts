const ascii = /^[ -~]*$/;

/** Whether a text folds letter by letter. Most text does, and it is folded many times faster. */
export const foldsByLetter = (text: string) => ascii.test(text);

/** A character with its combining marks, which `foldText` keeps or changes as a whole. */
const characters =
  /[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|\P{M}[\p{M}\p{DI}\uff9e\uff9f]*|[\p{M}\p{DI}\uff9e\uff9f]+/gu;

const replacements: [RegExp, string][] = [
  // Soft hyphens, zero-width spaces, direction marks, variation selectors …
  [/\p{DI}/gu, ''],
  [/\s/gu, ' '],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[\u2018-\u201b\u2032\u02bc]/gu, "'"],
  [/[\u201c-\u201f\u2033]/gu, '"'],
];

/** Accents that can be ignored. In other scripts, marks are letters or vowels; and `й` is not an accented `и`. */
const accents = /(?![иИ]\u0306)([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\u0300-\u036f]+/gu;

/**
 * Folds a text for search and sorting: texts that differ only in case, accents, Unicode form, the kind of space, dash
 * or quote, or ignorable characters fold to the same text.
 */
export function foldText(text: string): string {
  if (foldsByLetter(text)) return text.toLowerCase();
  // Compatibility forms first: a superscript minus becomes a minus, which is a dash.
  return replacements
    .reduce((folded, [pattern, by]) => folded.replace(pattern, by), text.normalize('NFKD'))
    .replace(accents, '$1')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .normalize('NFC');
}

/** Splits a text into parts that, folded one by one, add up to the folded text. */
export const foldableParts = (text: string): string[] =>
  foldsByLetter(text) ? text.split('') : (text.match(characters) ?? []);
