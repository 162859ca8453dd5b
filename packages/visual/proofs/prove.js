// Tests the visual test runner: bad input is reported, small planted changes are found in light, dark and phone mode,
// and the unchanged Storybook passes in any order, on a busy machine, and if events come late.
//   npm run test:visual:prove -- [--runs 20] [--no-bad-input] [--no-seeds] [story …]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { baselineFiles, baselineOf, manifestName, readManifest } from '../src/accept/baselines.js';
import { proveBadInput } from './badInput.js';
import { decode, hashOf } from '../src/compare/pixels.js';
import { everyStory, root, storybookFolder } from '../src/settings.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    runs: { type: 'string', default: '3' },
    'bad-input': { type: 'boolean', default: true },
    seeds: { type: 'boolean', default: true },
  },
});
const runs = Number(values.runs);

/** Changes to plant in the built files, each with a story that shows it. */
const seeds = [
  {
    what: 'a colour token one step darker',
    from: /--bg-disabled:light-dark\(#\w+,#\w+\)/g,
    to: '--bg-disabled:light-dark(#e9e5da,#2b2820)',
    story: 'components-button--states',
  },
  {
    what: 'a border of two pixels',
    from: /border:1px solid var\(--button-border\)/g,
    to: 'border:2px solid var(--button-border)',
    story: 'components-button--default',
  },
  {
    what: 'a padding one pixel wider',
    from: /padding-inline:var\(--space-4\)(?=[^}]*var\(--button-border\))/g,
    to: 'padding-inline:calc(var(--space-4) + 1px)',
    story: 'components-button--default',
  },
  {
    what: 'another font weight',
    from: /--weight-medium:500/g,
    to: '--weight-medium:600',
    story: 'components-button--default',
  },
  {
    what: 'one letter of a label',
    from: /Add Client(?=[`"'])/g,
    to: 'Add Cliont',
    story: 'components-button--default',
  },
  {
    what: 'one icon',
    from: /M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4/g,
    to: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5',
    story: 'components-button--with-icon',
  },
  {
    what: 'a z-index',
    from: /z-index:var\(--z-dialog\)/g,
    to: 'z-index:-1',
    story: 'components-dialog--default',
  },
];

const work = mkdtempSync(resolve(tmpdir(), 'patunay-prove-'));
const baselines = resolve(work, 'baselines');

function run(storybook, ...args) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, '../src/run.js'), '--storybook', storybook, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, VISUAL_BASELINES: baselines } },
  );
  return { isGreen: status === 0, output: stdout.trim() };
}

let failed = 0;
/** Prints the result of a check, and if it failed, the end of the run's output. */
function check(isRight, text, output) {
  console.log(`${isRight ? 'ok    ' : 'FAILED'}  ${text}`);
  if (isRight) return;
  failed += 1;
  console.log(output.split('\n').slice(-20).join('\n'));
}

/** Checks that a change, planted in a copy of the built Storybook, is found in light, dark and phone mode. */
function proveSeed({ what, from, to, story }) {
  const folder = resolve(work, 'changed');
  rmSync(folder, { recursive: true, force: true });
  cpSync(storybookFolder, folder, { recursive: true });
  for (const name of readdirSync(resolve(folder, 'assets'))) {
    const file = resolve(folder, 'assets', name);
    if (/\.(css|js)$/.test(name)) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    }
  }
  const { output } = run(folder, story);
  const unseen = Object.keys(everyStory).filter(
    (mode) => !new RegExp(`${story} \\(${mode}\\): .*differ`).test(output),
  );
  check(
    unseen.length === 0,
    `found in light, dark and phone mode: ${what}`,
    `${unseen.join(', ')}\n${output}`,
  );
}

const manifest = readManifest();
const damaged = [];
for (const name of baselineFiles()) {
  const { file, hash, problem } = baselineOf(name, manifest);
  const pixels = await decode(readFileSync(file));
  if (!pixels || hashOf(pixels) !== hash) damaged.push(problem ?? name);
}
const isUndamaged = damaged.length === 0;
check(isUndamaged, 'every baseline has the pixels recorded in the manifest', damaged.join('\n'));

try {
  if (values['bad-input']) proveBadInput({ work, baselines, run, check });

  // Without story names, the runs below need all baselines; otherwise, only those of the named stories and the seeds.
  const isWhole = runs > 0 && positionals.length === 0;
  const names = isWhole ? [] : [...positionals, ...seeds.map(({ story }) => story)];
  if (values.seeds || runs > 0) {
    const { isGreen, output } = run(storybookFolder, '--update', ...names);
    check(isGreen, 'the unchanged Storybook', output);
    const rendered = JSON.parse(readFileSync(resolve(baselines, manifestName), 'utf8'));
    const wrong = Object.entries(rendered).filter(
      ([name, { png, pixels }]) => manifest[name]?.png === png && manifest[name].pixels !== pixels,
    );
    const text = 'every PNG hash in the manifest belongs to its pixels';
    check(wrong.length === 0, text, wrong.map(([name]) => name).join('\n'));
  }

  if (values.seeds) seeds.forEach(proveSeed);

  const proveUnchanged = (what, ...args) => {
    const { isGreen, output } = run(storybookFolder, ...args, ...positionals);
    check(isGreen, `unchanged, ${what}: ${output.split('\n').at(-1)}`, output);
  };
  if (runs > 0) {
    process.env.VISUAL_LATE_EVENTS = 'true';
    proveUnchanged('late events');
    delete process.env.VISUAL_LATE_EVENTS;
  }
  // Keep every core busy. The threads end with the process.
  for (let i = 0; i < availableParallelism(); i += 1)
    new Worker('for (;;);', { eval: true }).unref();
  for (let i = 1; i <= runs; i += 1) proveUnchanged(`order ${i}`, '--shuffle', String(i));
} finally {
  rmSync(work, { recursive: true });
}
console.log(failed === 0 ? 'All checks passed.' : `${failed} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
