import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scaleCss } from '../../scripts/generate-scale.ts';

describe('scale.css', () => {
  it('matches the output of the generator', () => {
    expect(readFileSync(new URL('./scale.css', import.meta.url), 'utf8')).toBe(scaleCss);
  });
});
