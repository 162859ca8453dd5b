// Checks that the visual tests find the violation of each story in Planted.stories.tsx, only in the mode that the
// story is named after.
import { deepEqual } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

/** The expected message, by mode. Each story is named after the mode in which it must fail. */
const expected = {
  light: 'axe: color-contrast',
  dark: 'axe: color-contrast',
  phone: 'axe: color-contrast',
  tablet: 'axe: color-contrast',
  'right-to-left': 'axe: color-contrast',
  'more-contrast': 'axe: color-contrast-enhanced',
  'large-text': 'axe: color-contrast',
  'dark-phone': 'axe: color-contrast',
  'forced-colors': 'it throws',
  print: 'it throws',
};

const work = mkdtempSync(resolve(tmpdir(), 'patunay-canary-'));
const storybook = resolve(work, 'storybook');
const env = {
  ...process.env,
  PLANTED_STORIES: 'Planted',
  VISUAL_BASELINES: resolve(work, 'baselines'),
};
const run = (...command) => spawnSync('npx', command, { env, encoding: 'utf8' }).stdout;

run('storybook', 'build', '--quiet', '--test', '-o', storybook);
const output = run('node', '.storybook/visual/run.js', '--storybook', storybook, '--update');
rmSync(work, { recursive: true });

const failures = output.matchAll(/^ {2}(\S+ \([\w-]+\): (?:axe: [\w-]+|it throws|.+))/gm);
const found = [...failures].map(([, failure]) => failure).sort();
if (found.length === 0) console.log(output);
const wanted = Object.entries(expected).map(
  ([mode, message]) => `tests-planted--${mode} (${mode}): ${message}`,
);
deepEqual(found, wanted.sort());
console.log('Each planted violation was found in its mode, and nowhere else.');
