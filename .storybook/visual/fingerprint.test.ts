import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { launchOptions } from '../browser.js';
import { fonts, known } from './fingerprint.js';

// Another browser or other fonts would switch the comparison off, as another kind of processor does, and pass.

const remedy =
  'The baselines were drawn with others than the lockfile pins: npm run test:visual -- --update';
const { executablePath } = await launchOptions();

test('the baselines were drawn with the fonts that are pinned', () => {
  expect(known.fonts, remedy).toBe(fonts);
});

test.runIf(executablePath)('the baselines were drawn by the browser that is pinned', () => {
  const version = execFileSync(executablePath!, ['--version'], { encoding: 'utf8' }).trim();
  expect(known.browser, remedy).toBe(version);
});
