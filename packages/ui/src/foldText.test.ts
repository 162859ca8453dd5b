import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldableParts, foldText } from './foldText';

it.each([
  ['case', 'IBAÑEZ', 'ibañez'],
  ['accents', 'Ibañez', 'Ibanez'],
  ['accents of Greek and Cyrillic', 'άё', 'αе'],
  ['the form of accents', 'Iban\u0303ez', 'Ibañez'],
  ['the form of syllables', '각'.normalize('NFD'), '각'],
  ['the sigma at the end of a word', 'ΟΔΟΣ', 'οδος'],
  ['ligatures', 'oﬃce', 'office'],
  ['the width of digits and letters', '１２Ａｶﾞ', '12Aガ'],
  ['soft hyphens and zero-width spaces', 'tax\u00adpay\u200ber', 'taxpayer'],
  ['the kind of space', 'a\u00a0b\tc', 'a b c'],
  ['curly quotes', '“owner’s”', '"owner\'s"'],
  ['the kind of dash', '2024–2026 \u22125 10\u207b', '2024-2026 -5 10-'],
])('ignores %s', (_, one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it.each([
  ['voiced kana', 'がぎ', 'かぎ'],
  ['Hindi vowels', 'कि', 'क'],
  ['Thai vowels', 'กิ', 'ก'],
  ['Korean finals', '각', '가'],
  ['Cyrillic letters', 'й', 'и'],
  ['accents without a letter and spaces', '¨', ' '],
  ['dotless i and i', 'ı', 'i'],
  // To a case-insensitive regular expression, iota is also a combining mark (U+0345).
  ['Greek words that end in iota', 'και', 'κα'],
])('distinguishes %s', (_, one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

it('folds a text like its parts, and a folded text to itself', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...'Σς ßé\u0301\u00adかﾞ가ᄀ'), fc.constant('ﬁ')),
  });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (value) => {
      const folded = foldText(value);
      expect(foldableParts(value).map(foldText).join('')).toBe(folded);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});
