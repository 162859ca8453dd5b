import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLetters, differencesInWords } from './letters';

const inWords = (printed: string, onFile: string) =>
  differencesInWords(compareLetters(printed, onFile).differences);

describe('compareLetters', () => {
  it('marks the letter that is missing on the page', () => {
    const { printed, onFile } = compareLetters('Panaderya Dapitapon', 'Panaderya Dapithapon');
    expect(printed).toEqual([
      { kind: 'same', text: 'Panaderya Dapit' },
      { kind: 'gap', text: 'h' },
      { kind: 'same', text: 'apon' },
    ]);
    expect(onFile).toEqual([
      { kind: 'same', text: 'Panaderya Dapit' },
      { kind: 'different', text: 'h' },
      { kind: 'same', text: 'apon' },
    ]);
  });

  it('ignores case, and keeps a letter and its combining marks together', () => {
    expect(compareLetters('IBAÑEZ', 'Iban\u0303ez').differences).toEqual([]);
    const { onFile } = compareLetters('Ibanez', 'Iban\u0303ez');
    expect(onFile).toContainEqual({ kind: 'different', text: 'n\u0303' });
  });

  it('loses no letter of either text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const { printed, onFile } = compareLetters(a, b);
        const textOf = (runs: typeof printed) =>
          runs.map(({ kind, text }) => (kind === 'gap' ? '' : text)).join('');
        expect(textOf(printed)).toBe(a);
        expect(textOf(onFile)).toBe(b);
      }),
    );
  });
});

describe('differencesInWords', () => {
  it.each([
    ['Dapitapon', 'Dapithapon', '“h” is missing on the page, after “Dapit”.'],
    ['Dapithapon', 'Dapitapon', '“h” is only on the page, after “Dapit”.'],
    ['Cruz', 'Kruz', 'The page has “C” instead of “K”, at the start of a word.'],
    [
      'Ana Reys',
      'Anna Reyes',
      '“n” is missing on the page, after “An”. “e” is missing on the page, after “Rey”.',
    ],
    ['Ana', 'ANA', 'Both are the same, letter by letter.'],
    ['aabbccddee', 'a1b2c3d4e5', 'They differ in 5 parts.'],
  ])('%s and %s', (printed, onFile, words) => {
    expect(inWords(printed, onFile)).toBe(words);
  });
});
