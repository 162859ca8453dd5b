import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreText, subsets } from '../../scripts/subset-fonts.js';

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
    const held = [...coreText].map((character) => character.codePointAt(0)!);
    for (const file of ['inter-core', 'jetbrains-mono-core']) {
      expect(codePointsOf(file).toSorted((a, b) => a - b)).toEqual(held.toSorted((a, b) => a - b));
    }
    expect(codePointsOf('inter-peso')).toEqual(['₱'.codePointAt(0)]);
  });

  it('contain the letters and quotation marks of Philippine languages', () => {
    for (const character of 'ñÑáéíóúü“”‘’–—…') expect(coreText).toContain(character);
  });
});
