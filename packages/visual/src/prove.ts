// Tests the configuration: planted violations and small changes are found, and the unchanged
// Storybook passes in any order, on a busy machine, and if events come late.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildStorybook } from './render/buildStorybook.ts';
import { config, root, storybookFolder } from './settings.ts';
import type { Seed, VisualConfig } from './index.ts';
import { UserError } from './userError.ts';

const help = `visual prove [options] [story …]

  --runs <n>    runs the unchanged Storybook in n orders, 3 by default
  --no-planted  does not plant violations
  --no-seeds    does not plant changes
Stories limit the runs to some.`;

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        runs: { type: 'string', default: '3' },
        planted: { type: 'boolean', default: true },
        seeds: { type: 'boolean', default: true },
        help: { type: 'boolean' },
      },
    });
    return { ...values, runs: Number(values.runs), names: positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n\n${help}`);
  }
}

let failed = 0;
/** Prints the result of a check, and if it failed, the end of the run's output. */
function check(isRight: boolean, text: string, output: string) {
  console.log(`${isRight ? 'ok    ' : 'FAILED'}  ${text}`);
  if (isRight) return;
  failed += 1;
  console.log(output.split('\n').slice(-20).join('\n'));
}

/** Runs the visual tests with the baselines in a temporary folder. */
function run(work: string, storybook: string, ...args: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, '../bin.ts'), '--no-cache', '--storybook', storybook, ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, VISUAL_BASELINES: resolve(work, 'baselines') },
    },
  );
  return { isGreen: status === 0, output: stdout.trim() };
}

/** Checks that each planted violation is found in its mode, and nowhere else. */
function provePlanted(
  work: string,
  { environment, failures }: NonNullable<VisualConfig['proofs']>,
) {
  const folder = resolve(work, 'planted');
  buildStorybook(folder, { env: { ...process.env, ...environment } });
  const { output } = run(work, folder, '--update');
  const found = Array.from(output.matchAll(/^ {2}(\S+ \([\w-]+\): .+)/gm), ([, line = '']) => line);
  const rest = [...found.sort()];
  const missing = failures.filter((failure) => {
    const place = rest.findIndex((line) => line.startsWith(failure));
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
  const isExact = isDeepStrictEqual([missing, rest], [[], []]);
  check(
    isExact,
    `${failures.length} planted violations are found in their mode, and nowhere else`,
    `missing:\n${missing.join('\n')}\nunexpected:\n${rest.join('\n')}`,
  );
  rmSync(resolve(work, 'baselines'), { recursive: true, force: true });
}

/** Checks that a change, planted in a copy of the built Storybook, is found in its modes. */
function proveSeed(work: string, { what, from, to, story, modes }: Seed) {
  const folder = resolve(work, 'changed');
  rmSync(folder, { recursive: true, force: true });
  cpSync(storybookFolder, folder, { recursive: true });
  for (const name of readdirSync(resolve(folder, 'assets'))) {
    const file = resolve(folder, 'assets', name);
    if (/\.(css|js)$/.test(name)) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    }
  }
  const { output } = run(work, folder, story);
  const unseen = modes.filter(
    (mode) => !new RegExp(`${story} \\(${mode}\\): .*differ`).test(output),
  );
  const text = `found in ${modes.join(', ')}: ${what}`;
  check(unseen.length === 0, text, `not in ${unseen.join(', ')}\n${output}`);
}

/** Checks that the unchanged Storybook passes, also if events come late, and in any order on a busy machine. */
function proveUnchanged(work: string, { runs, names }: { runs: number; names: string[] }) {
  const prove = (what: string, ...args: string[]) => {
    const { isGreen, output } = run(work, storybookFolder, ...args, ...names);
    check(isGreen, `unchanged, ${what}: ${output.split('\n').at(-1) ?? ''}`, output);
  };
  process.env.VISUAL_LATE_EVENTS = 'true';
  prove('late events');
  delete process.env.VISUAL_LATE_EVENTS;
  // Keep every core busy. The threads end with the process.
  for (let i = 0; i < availableParallelism(); i += 1)
    new Worker('for (;;);', { eval: true }).unref();
  for (let i = 1; i <= runs; i += 1) prove(`order ${i}`, '--shuffle', String(i));
}

/** Renders the baselines that the seeds and the runs compare with. */
function renderBaselines(work: string, names: string[]) {
  const { isGreen, output } = run(work, storybookFolder, '--update', ...names);
  check(isGreen, 'the unchanged Storybook', output);
}

export function main(args: string[]) {
  const options = readOptions(args);
  if (options.help) return console.log(help);
  const { runs, names } = options;
  const planted = options.planted && config.proofs;
  const seeds = (options.seeds && config.proofs?.seeds) || [];
  const work = mkdtempSync(resolve(tmpdir(), 'visual-prove-'));
  try {
    if (planted) provePlanted(work, planted);
    if (seeds.length > 0 || runs > 0) {
      // Without story names, the runs need all baselines; otherwise, only those of the named stories and the seeds.
      const isWhole = runs > 0 && names.length === 0;
      renderBaselines(work, isWhole ? [] : [...names, ...seeds.map(({ story }) => story)]);
    }
    for (const seed of seeds) proveSeed(work, seed);
    if (runs > 0) proveUnchanged(work, { runs, names });
  } finally {
    rmSync(work, { recursive: true });
  }
  console.log(failed === 0 ? 'All checks passed.' : `${failed} checks failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
