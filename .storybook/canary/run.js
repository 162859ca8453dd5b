// Plants a fault for each mode, and expects the picture run to find it in that mode and in no other.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

const work = mkdtempSync(resolve(tmpdir(), 'patunay-canary-'));
const env = {
  ...process.env,
  PLANT_FAULT: 'Fault',
  VISUAL_BASELINES: resolve(work, 'baselines'),
};
const run = (...command) => spawnSync('npx', command, { env, encoding: 'utf8' });

/** The stories in which the visual tests find violations, with their modes. */
function failuresInPictures() {
  const storybook = resolve(work, 'storybook');
  run('storybook', 'build', '--quiet', '--test', '-o', storybook);
  const { stdout } = run('node', '.storybook/visual/run.js', '--storybook', storybook, '--update');
  return stdout.split('\n').filter((line) => /^ {2}\S+ \([\w-]+\): /.test(line));
}

/** The run reports them in any order. */
const expected = [
  /^ {2}tests-fault--fails-in-forced-colors \(forced-colors\): it throws/,
  /^ {2}tests-fault--fails-in-print \(print\): it throws/,
  /^ {2}tests-fault--low-contrast-in-light \(light\): axe: color-contrast /,
  /^ {2}tests-fault--low-contrast-in-dark \(dark\): axe: color-contrast /,
  /^ {2}tests-fault--low-contrast-on-phone \(phone\): axe: color-contrast /,
  /^ {2}tests-fault--low-contrast-on-tablet \(tablet\): axe: color-contrast /,
  /^ {2}tests-fault--low-contrast-right-to-left \(right-to-left\): axe: color-contrast /,
  /^ {2}tests-fault--low-contrast-with-more-contrast \(more-contrast\): axe: color-contrast-enhanced /,
  /^ {2}tests-fault--low-contrast-in-large-text \(large-text\): axe: color-contrast /,
  /^ {2}tests-fault--low-contrast-on-dark-phone \(dark-phone\): axe: color-contrast /,
];

try {
  const found = failuresInPictures();
  const isFound = (fault) => found.filter((line) => fault.test(line)).length === 1;
  if (found.length === expected.length && expected.every(isFound)) {
    console.log('The fault planted in each mode was found there, and nowhere else.');
  } else {
    console.log('Expected one fault in each mode, in its own story. Found:');
    for (const line of found) console.log(`  ${line.trim().slice(0, 300)}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true });
}
