import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scaleCss } from '../../scripts/generate-scale.js';

describe('scale.css', () => {
  it('is what its generator writes', () => {
    expect(readFileSync(new URL('./scale.css', import.meta.url), 'utf8')).toBe(scaleCss);
  });
});
