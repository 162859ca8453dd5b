import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { browserCount } from './browser.ts';

test('one browser per core, limited by the memory that all steps share', () => {
  expect(browserCount(1, 1e12)).toBe(availableParallelism());
  expect(browserCount(2, 2.5e9)).toBe(1);
  expect(browserCount(1, 0.5e9)).toBe(1);
});
