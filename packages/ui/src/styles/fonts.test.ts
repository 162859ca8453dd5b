import { activity, clients, documents } from '@patunay/fixtures';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreText, figureText, subsets } from '../../scripts/subset-fonts.ts';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

function codePointsOf(file: string) {
  const face = css.split('@font-face').find((rule) => rule.includes(file))!;
  const [, ranges] = /unicode-range:\s*([^;]+);/.exec(face)!;
  return ranges!.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().replace('U+', '').split('-');
    const start = parseInt(first!, 16);
    return Array.from({ length: parseInt(last!, 16) - start + 1 }, (_, index) => start + index);
  });
}

describe('the font subsets', () => {
  it('match the output of the generator', async () => {
    for (const { file, content } of await subsets()) {
      expect(readFileSync(file).equals(content), file).toBe(true);
    }
  });

  it('have a unicode-range that matches their characters exactly', () => {
    const texts = {
      'inter-core': coreText,
      'inter-peso': '₱',
      'jetbrains-mono-core': coreText,
      'jetbrains-mono-figures': figureText,
    };
    for (const [file, text] of Object.entries(texts)) {
      const held = [...text].map((character) => character.codePointAt(0)!);
      expect(codePointsOf(file).toSorted((a, b) => a - b)).toEqual(held.toSorted((a, b) => a - b));
    }
  });

  it('do not overlap with the files that have the other characters', () => {
    const core = new Set([...coreText, '₱'].map((character) => character.codePointAt(0)!));
    for (const file of ['inter-latin-wght', 'inter-latin-ext-wght', 'jetbrains-mono-latin-wght']) {
      expect(codePointsOf(file).filter((codePoint) => core.has(codePoint))).toEqual([]);
    }
  });

  it('contain every date, time and client id of the sample in the figures subset', () => {
    const texts = [
      ...clients.flatMap(({ id, lastActivity }) => [id, lastActivity]),
      ...documents.map(({ uploadDate }) => uploadDate),
      ...activity.map(({ timestamp }) => timestamp),
    ];
    for (const character of texts.join('')) expect(figureText).toContain(character);
  });

  it('contain the letters and quotation marks of Philippine languages', () => {
    for (const character of 'ñÑáéíóúü“”‘’–—…') expect(coreText).toContain(character);
  });
});
