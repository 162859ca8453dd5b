// Plants a contrast violation for each mode, and expects the picture run to find it in that mode and in no other.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  return stdout.split('\n').filter((line) => /^ {2}\S+ \(\w+\): /.test(line));
}

const expected = [
  /^ {2}tests-fault--low-contrast-in-light \(light\): axe: color-contrast/,
  /^ {2}tests-fault--low-contrast-in-dark \(dark\): axe: color-contrast/,
  /^ {2}tests-fault--low-contrast-on-phone \(phone\): axe: color-contrast/,
  /^ {2}tests-fault--low-contrast-on-tablet \(tablet\): axe: color-contrast/,
];

try {
  const found = failuresInPictures();
  if (found.length === expected.length && found.every((line, i) => expected[i].test(line))) {
    console.log('The violation planted in each mode was found there, and nowhere else.');
  } else {
    console.log('Expected one contrast violation in each mode, in its own story. Found:');
    for (const line of found) console.log(`  ${line.trim().slice(0, 300)}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true });
}
