// The pictures of all stories, compared with the committed ones. `--help` tells the rest.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRef } from './against.js';
import { drawAll, orphans, prepare } from './draw.js';
import { differences, fingerprint, save } from './fingerprint.js';
import { named, part, pictureName, plan, shuffled } from './plan.js';
import { pack } from './png.js';
import {
  baselineFolder,
  bytesAtMost,
  reportFolder,
  resultFolder,
  root,
  storybookFolder,
  viewports,
} from './settings.js';

const help = `npm run test:visual -- [options] [story …]

Draws every story in each of its modes and compares the pictures with .storybook/visual/baselines.
A story is named by part of its id, of its title, or of its file's path; without any, all are drawn.

  --update            accepts what differs, after naming it; removes pictures that no story draws
  --shard i/n         draws the i-th of n parts, for several machines
  --shuffle <seed>    draws them in another order, which must not show
  --against <ref>     compares with that git commit, drawn on this machine, instead of the baselines
  --no-build          takes dist/storybook as it is
  --storybook <dir>   takes the built Storybook in that folder`;

/** A fault that a person can mend, told in a sentence. */
class Fault extends Error {}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        update: { type: 'boolean' },
        shard: { type: 'string' },
        shuffle: { type: 'string' },
        against: { type: 'string' },
        build: { type: 'boolean', default: true },
        storybook: { type: 'string' },
        help: { type: 'boolean' },
      },
      allowNegative: true,
    });
    return { ...values, names: positionals };
  } catch (error) {
    throw new Fault(`${error.message}\n\n${help}`);
  }
}

function build() {
  process.stdout.write('Building the Storybook … ');
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['storybook', 'build', '--quiet', '-o', storybookFolder],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Fault(`it does not build:\n${stdout}${stderr}`);
  console.log('done.');
}

/** The tasks that the options name. */
function choose(tasks, { names, shard, shuffle }, files) {
  let chosen = named(tasks, names, files);
  if (chosen.length === 0) throw new Fault(`No story is called ${names.join(' or ')}.`);
  if (shard) {
    const [, i, n] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
    if (!n || i < 1 || i > n) throw new Fault('A shard is written i/n, as in 2/3.');
    chosen = part(chosen, i, n);
  }
  return shuffle ? shuffled(chosen, Number(shuffle)) : chosen;
}

/** The baselines stay a size that one likes to clone. */
function weigh() {
  const files = readdirSync(baselineFolder, { recursive: true })
    .map((name) => ({ name, bytes: statSync(resolve(baselineFolder, name)).size }))
    .filter(({ name }) => name.endsWith('.png'))
    .sort((a, b) => b.bytes - a.bytes);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= bytesAtMost) return [];
  const largest = files
    .slice(0, 5)
    .map((file) => `${file.name} (${Math.round(file.bytes / 1000)} kB)`);
  return [
    `The baselines take ${(bytes / 1e6).toFixed(1)} MB, more than ${bytesAtMost / 1e6} MB; the largest: ${largest.join(', ')}.`,
  ];
}

async function readFiles(address) {
  const { entries } = await (await fetch(`${address}/index.json`)).json();
  return Object.fromEntries(Object.values(entries).map(({ id, importPath }) => [id, importPath]));
}

function progress(total) {
  if (!process.stdout.isTTY) return () => {};
  let count = 0;
  return () => {
    count += 1;
    process.stdout.write(`\r${count} of ${total}${count === total ? '\r\x1b[K' : ''}`);
  };
}

function accept(results, lost) {
  const accepted = results.filter(({ kind }) => kind === 'changed' || kind === 'new');
  for (const result of accepted) console.log(`  accepts ${pictureName(result)}: ${result.message}`);
  for (const file of lost) console.log(`  removes ${file}: no story draws it`);
  for (const result of accepted) {
    const file = resolve(baselineFolder, pictureName(result));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pack(readFileSync(resolve(root, result.actual))));
  }
  for (const file of lost) rmSync(resolve(baselineFolder, file));
  return `${accepted.length} accepted, ${lost.length} removed`;
}

function report(results) {
  writeFileSync(resolve(resultFolder, 'results.json'), JSON.stringify(results));
  spawnSync('npx', ['playwright', 'test', '-c', '.storybook/visual/playwright.config.js'], {
    cwd: root,
    stdio: 'ignore',
  });
  console.log(`  Flip through them: npx playwright show-report ${relative(root, reportFolder)}`);
}

async function main() {
  const options = readOptions();
  if (options.help) return console.log(help);
  const { update, against } = options;
  if (update && against) throw new Fault('--update accepts baselines, and --against uses none.');

  const started = performance.now();
  for (const folder of [resultFolder, reportFolder])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(resultFolder, { recursive: true });

  const folder = options.storybook ? resolve(options.storybook) : storybookFolder;
  if (options.build && !options.storybook) build();
  if (!existsSync(resolve(folder, 'iframe.html'))) {
    throw new Fault(
      `There is no built Storybook in ${relative(root, folder)}: npm run build:storybook`,
    );
  }

  let expectedFolder = baselineFolder;
  if (against) {
    console.log(`Building and drawing ${against} …`);
    expectedFolder = resolve(resultFolder, 'against');
    const before = await prepare(buildRef(against).folder);
    try {
      const tasks = choose(plan(before.stories, viewports).tasks, options, {});
      const drawn = await drawAll({
        tasks,
        frames: before.frames,
        expectedFolder,
        actualFolder: expectedFolder,
        onResult: progress(tasks.length),
      });
      for (const { id, mode, message } of drawn.filter(({ kind }) => kind === 'failed')) {
        console.log(`  ${id} (${mode}) of ${against}: ${message}`);
      }
    } finally {
      await before.close();
    }
  }

  const { frames, stories, version, close } = await prepare(folder);
  let results;
  let lost;
  let faults;
  const drawingSince = performance.now();
  try {
    const current = fingerprint(version);
    if (!against) {
      const other = differences(current);
      if (other.length > 0 && !update) {
        console.log(
          `The baselines were drawn elsewhere (${other.join('; ')}), so pictures are not compared here: ` +
            'use `npm run test:visual -- --against <git ref>`, or accept new ones with `-- --update` on Linux x64.',
        );
        process.exitCode = process.env.CI ? 1 : 0;
        return;
      }
    }
    const planned = plan(stories, viewports);
    faults = planned.faults;
    const tasks = choose(
      planned.tasks,
      options,
      await readFiles(new URL(frames[0].page.url()).origin),
    );
    results = await drawAll({
      tasks,
      frames,
      expectedFolder,
      actualFolder: resolve(resultFolder, 'drawn'),
      onResult: progress(tasks.length),
    });
    const whole = options.names.length === 0 && (!options.shard || options.shard.startsWith('1/'));
    lost = whole ? await orphans(expectedFolder, planned.tasks) : [];
    if (update) {
      console.log(accept(results, lost));
      save(current);
      results = results.filter(({ kind }) => kind === 'failed');
      lost = [];
    }
  } finally {
    await close();
  }

  const drawn = results.length;
  const different = results.filter(({ kind }) => kind !== 'same');
  for (const { id, mode, message } of different) console.log(`  ${id} (${mode}): ${message}`);
  for (const file of lost) {
    console.log(
      against
        ? `  ${file} was drawn by ${against} and is no more`
        : `  baselines/${file} belongs to no story: remove it with \`npm run test:visual -- --update\``,
    );
  }
  if (!against && existsSync(baselineFolder)) faults.push(...weigh());
  for (const fault of faults) console.log(`  ${fault}`);

  const failed = different.length + lost.length + faults.length;
  const time = performance.now() - drawingSince;
  const each = drawn > 0 ? `, ${Math.round(time / drawn)} ms each` : '';
  console.log(
    `${drawn - different.length} passed, ${failed} failed ` +
      `(${((performance.now() - started) / 1000).toFixed(1)} s in all, pictures ${(time / 1000).toFixed(1)} s${each})`,
  );
  if (failed === 0) return;
  process.exitCode = 1;
  if (different.some(({ kind }) => kind === 'new') && !against) {
    console.log('  Accept what is meant: npm run test:visual -- --update');
  }
  const url = ({ id, theme }) => `http://localhost:6006/?path=/story/${id}&globals=theme:${theme}`;
  report([
    ...different.map((result) => ({ ...result, url: url(result) })),
    ...lost.map((file) => ({
      mode: dirname(file),
      id: file.slice(0, -4),
      title: 'Removed',
      name: file,
      message: 'no story draws it any more',
      expected: relative(root, resolve(expectedFolder, file)),
    })),
  ]);
}

main().catch((error) => {
  process.exitCode = 1;
  if (error.code === 'ENOSPC') console.log('The disk is full: a picture could not be written.');
  else if (error instanceof Fault) console.log(error.message);
  else console.log(error.message.split('\n')[0]);
  if (process.env.DEBUG) console.log(error.stack);
});
