// A test of the test: plants small changes in a copy of the built Storybook, each of which has to be seen,
// and draws the unchanged one again and again, in which nothing may be seen.
//   node .storybook/visual/prove.js [--runs 20] [story …]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, storybookFolder } from './settings.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, storybook: { type: 'string' } },
});
const built = values.storybook ? resolve(values.storybook) : storybookFolder;

/** Each is a change of the built files, and the stories in which it shows. */
const seeds = [
  {
    what: 'a colour token one step on',
    in: /\.css$/,
    from: /--bg-disabled:var\(--sand-3\)/,
    to: '--bg-disabled:var(--sand-4)',
    stories: ['components-button--disabled'],
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
    what: 'one weight of the font',
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
    what: 'something below what it stood above',
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
  return { isSame: status === 0, output: stdout.trim() };
}

let faults = 0;
function tell(isRight, text, output) {
  console.log(`${isRight ? 'ok    ' : 'FAILED'}  ${text}`);
  if (isRight) return;
  faults += 1;
  console.log(output);
}

try {
  const drawn = [...new Set(seeds.flatMap(({ stories }) => stories))];
  run(built, '--update', ...(positionals.length > 0 ? [...positionals, ...drawn] : []));

  for (const seed of seeds) {
    const changed = resolve(work, 'changed');
    rmSync(changed, { recursive: true, force: true });
    cpSync(built, changed, { recursive: true });
    let planted = 0;
    for (const name of readdirSync(resolve(changed, 'assets')).filter((name) =>
      seed.in.test(name),
    )) {
      const file = resolve(changed, 'assets', name);
      const text = readFileSync(file, 'utf8');
      if (!seed.from.test(text)) continue;
      planted += 1;
      writeFileSync(file, text.replace(new RegExp(seed.from, 'g'), seed.to));
    }
    if (planted === 0) tell(false, seed.what, 'The built Storybook has no place to plant it in.');
    else {
      const { isSame, output } = run(changed, ...seed.stories);
      tell(
        !isSame && /pixels differ|shades of it differ/.test(output),
        `seen: ${seed.what}`,
        output,
      );
    }
  }

  for (let i = 1; i <= Number(values.runs); i += 1) {
    const { isSame, output } = run(built, ...positionals);
    tell(isSame, `run ${i} of the unchanged Storybook: ${output.split('\n').at(-1)}`, output);
  }
} finally {
  rmSync(work, { recursive: true });
}
console.log(`${faults === 0 ? 'All' : 'Not all'} as it should be.`);
process.exitCode = faults === 0 ? 0 : 1;
