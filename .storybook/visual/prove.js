// Tests the visual test runner: bad input is reported, small planted changes are found in every mode, and the
// unchanged Storybook passes in any order and on a busy machine.
//   npm run test:visual:prove -- [--runs 20] [--no-bad-input] [--no-seeds] [story …]
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { damageOf, baselineFiles, readManifest } from './baselines.js';
import { proveBadInput } from './badInput.js';
import { everyStory, root, storybookFolder } from './settings.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    runs: { type: 'string', default: '3' },
    'bad-input': { type: 'boolean', default: true },
    seeds: { type: 'boolean', default: true },
    storybook: { type: 'string' },
  },
});
const runs = Number(values.runs);
const built = values.storybook ? resolve(values.storybook) : storybookFolder;

/** Changes to plant in the built files, and the stories that show them. */
const seeds = [
  {
    what: 'a colour token one step darker',
    in: /\.css$/,
    from: /--bg-disabled:light-dark\(#\w+,#\w+\)/,
    to: '--bg-disabled:light-dark(#e9e5da,#2b2820)',
    stories: ['components-button--states'],
  },
  {
    what: 'a border of two pixels',
    in: /\.css$/,
    from: /border:1px solid var\(--button-border\)/,
    to: 'border:2px solid var(--button-border)',
    stories: ['components-button--default'],
  },
  {
    what: 'a padding one pixel wider',
    in: /\.css$/,
    from: /padding-inline:var\(--space-4\)(?=[^}]*var\(--button-border\))/,
    to: 'padding-inline:calc(var(--space-4) + 1px)',
    stories: ['components-button--default'],
  },
  {
    what: 'another font weight',
    in: /\.css$/,
    from: /--weight-medium:500/,
    to: '--weight-medium:600',
    stories: ['components-button--default'],
  },
  {
    what: 'one letter of a label',
    in: /\.js$/,
    from: /Add Client(?=[`"'])/,
    to: 'Add Cliont',
    stories: ['components-button--default'],
  },
  {
    what: 'one icon',
    in: /\.js$/,
    from: /M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4/,
    to: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5',
    stories: ['components-button--with-icon'],
  },
  {
    what: 'a z-index',
    in: /\.css$/,
    from: /z-index:var\(--z-dialog\)/,
    to: 'z-index:-1',
    stories: ['components-dialog--default'],
  },
];

const work = mkdtempSync(resolve(tmpdir(), 'patunay-prove-'));
const baselines = resolve(work, 'baselines');

function run(storybook, ...args) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, 'run.js'), '--storybook', storybook, ...args],
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

/** Copies the built Storybook with the change applied; returns undefined if no file contains what to change. */
function plant({ in: files, from, to }) {
  const folder = resolve(work, 'changed');
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  let planted = 0;
  for (const name of readdirSync(resolve(folder, 'assets')).filter((name) => files.test(name))) {
    const file = resolve(folder, 'assets', name);
    const text = readFileSync(file, 'utf8');
    if (!from.test(text)) continue;
    planted += 1;
    writeFileSync(file, text.replace(new RegExp(from, 'g'), to));
  }
  return planted > 0 ? folder : undefined;
}

function proveSeed(seed) {
  const folder = plant(seed);
  if (!folder)
    return check(false, seed.what, 'The built Storybook does not contain the code to change.');
  const { output } = run(folder, ...seed.stories);
  const unseen = seed.stories
    .flatMap((story) => Object.keys(everyStory).map((mode) => `${story} (${mode})`))
    .filter(
      (screenshot) =>
        !output
          .split('\n')
          .some((line) => line.includes(`${screenshot}: `) && line.includes('differ')),
    );
  check(
    unseen.length === 0,
    `found in every mode: ${seed.what}`,
    `${unseen.join(', ')}\n${output}`,
  );
}

/** Keeps a core busy until this process ends. */
const burner = () =>
  spawn(process.execPath, ['-e', 'const parent = process.ppid; while (process.ppid === parent);'], {
    stdio: 'ignore',
  });

const manifest = readManifest();
const damages = await Promise.all(baselineFiles().map((name) => damageOf(name, manifest)));
const damaged = damages.filter(Boolean);
check(
  damaged.length === 0,
  'every baseline has the pixels recorded in the manifest',
  damaged.join('\n'),
);

const rendered = [...new Set(seeds.flatMap(({ stories }) => stories))];
try {
  if (values['bad-input']) proveBadInput({ work, baselines, run, check });

  // An empty list means all stories.
  const wanted = runs > 0 ? positionals : rendered;
  if (values.seeds || runs > 0) {
    const { isGreen, output } = run(
      built,
      '--update',
      ...(wanted.length > 0 ? [...wanted, ...rendered] : []),
    );
    if (!isGreen) check(false, 'the unchanged Storybook', output);
  }

  if (values.seeds) seeds.forEach(proveSeed);

  const burners = Array.from({ length: availableParallelism() }, burner);
  try {
    for (let i = 1; i <= runs; i += 1) {
      const { isGreen, output } = run(built, '--shuffle', String(i), ...positionals);
      check(isGreen, `unchanged, order ${i}: ${output.split('\n').at(-1)}`, output);
    }
  } finally {
    for (const child of burners) child.kill();
  }
} finally {
  rmSync(work, { recursive: true });
}
console.log(failed === 0 ? 'All checks passed.' : `${failed} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
