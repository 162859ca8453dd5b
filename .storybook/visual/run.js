// The pictures of all stories, compared with the committed ones. `--help` tells the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRef } from './against.js';
import { accept, orphans, tooHeavy } from './baselines.js';
import { drawAll } from './draw.js';
import { differences, fingerprint, save } from './fingerprint.js';
import { openFrame } from './frame.js';
import { named, part, pictureName, plan, shuffled } from './plan.js';
import {
  baselineFolder,
  lanes,
  reportFolder,
  resultFolder,
  root,
  storybookFolder,
  viewports,
} from './settings.js';
import { openStorybook } from './storybook.js';

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

/** The folder of the Storybook to draw, built where it has to be. */
function builtStorybook({ build, storybook }) {
  const folder = storybook ? resolve(storybook) : storybookFolder;
  if (build && !storybook) {
    process.stdout.write('Building the Storybook … ');
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['storybook', 'build', '--quiet', '-o', folder],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Fault(`it does not build:\n${stdout}${stderr}`);
    console.log('done.');
  }
  if (!existsSync(resolve(folder, 'iframe.html'))) {
    throw new Fault(
      `There is no built Storybook in ${relative(root, folder)}: npm run build:storybook`,
    );
  }
  return folder;
}

/** The tasks that the options name. */
function choose(tasks, { names, shard, shuffle }) {
  let chosen = named(tasks, names);
  if (chosen.length === 0) throw new Fault(`No story is called ${names.join(' or ')}.`);
  if (shard) {
    const [, i, n] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
    if (!n || i < 1 || i > n) throw new Fault('A shard is written i/n, as in 2/3.');
    chosen = part(chosen, i, n);
  }
  return shuffle ? shuffled(chosen, Number(shuffle)) : chosen;
}

/** One part alone reports what is lost. */
const isFirst = (shard) => !shard || shard.startsWith('1/');

/**
 * Draws the same pictures as they were at a git ref, and those that were removed since.
 * @returns {Promise<string[]>} the names of the removed ones
 */
async function drawRef({ against, names, shard }, { all, tasks, frames, expectedFolder }) {
  const { address, stories } = await openStorybook(buildRef(against), frames[0]);
  const before = plan(stories, viewports).tasks;
  const wanted = new Set(tasks.map(pictureName));
  const known = new Set(all.map(pictureName));
  const kept = before.filter((task) => wanted.has(pictureName(task)));
  const removed = isFirst(shard)
    ? named(before, names).filter((task) => !known.has(pictureName(task)))
    : [];
  const drawn = await drawAll({
    tasks: [...kept, ...removed],
    frames,
    address,
    expectedFolder,
    actualFolder: expectedFolder,
  });
  for (const { id, mode, message } of drawn.filter(({ kind }) => kind === 'failed')) {
    console.log(`  ${id} (${mode}) of ${against}: ${message}`);
  }
  return removed.map(pictureName);
}

/** Playwright's report of what differs, and of the pictures that are lost. */
function report(different, lost, expectedFolder) {
  const url = ({ id, theme }) => `http://localhost:6006/?path=/story/${id}&globals=theme:${theme}`;
  const results = [
    ...different.map((result) => ({ ...result, url: url(result) })),
    ...lost.map((file) => ({
      mode: dirname(file),
      id: file.slice(0, -4),
      title: 'Removed',
      name: file,
      message: 'no story draws it any more',
      expected: relative(root, resolve(expectedFolder, file)),
    })),
  ];
  writeFileSync(resolve(resultFolder, 'results.json'), JSON.stringify(results));
  const { stderr } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', '.storybook/visual/playwright.config.js'],
    { cwd: root, encoding: 'utf8' },
  );
  console.log(
    existsSync(resolve(reportFolder, 'index.html'))
      ? `  Flip through them: npx playwright show-report ${relative(root, reportFolder)}`
      : `  There is no report of them: ${stderr.trim()}`,
  );
}

async function compare(options, frames) {
  const { against, names, shard, update } = options;
  const current = await fingerprint(frames[0].browser);
  const elsewhere = against ? [] : differences(current);
  const isWhole = names.length === 0 && !shard;
  if (elsewhere.length > 0 && update && !isWhole) {
    throw new Fault(
      `The baselines were drawn elsewhere (${elsewhere.join('; ')}): accept all of them here, or none.`,
    );
  }
  if (elsewhere.length > 0 && !update) {
    console.log(
      `Not checked: no picture was compared, as the baselines were drawn elsewhere (${elsewhere.join('; ')}); ` +
        'compare with a commit instead, drawn here as well: npm run test:visual -- --against <git ref>',
    );
    return;
  }

  const { address, stories } = await openStorybook(builtStorybook(options), frames[0]);
  const { tasks: all, faults } = plan(stories, viewports);
  const tasks = choose(all, options);
  const expectedFolder = against ? resolve(resultFolder, 'against') : baselineFolder;
  let lost = [];
  if (against) {
    console.log(`Building and drawing ${against} …`);
    lost = await drawRef(options, { all, tasks, frames, expectedFolder });
  } else if (names.length === 0 && isFirst(shard)) {
    lost = orphans(all);
  }
  const start = performance.now();
  let results = await drawAll({
    tasks,
    frames,
    address,
    expectedFolder,
    actualFolder: resolve(resultFolder, 'drawn'),
  });
  const time = performance.now() - start;

  if (update) {
    accept(results, lost);
    save(current);
    results = results.filter(({ kind }) => kind === 'failed');
    lost = [];
  }
  const different = results.filter(({ kind }) => kind !== 'same');
  for (const { id, mode, message } of different) console.log(`  ${id} (${mode}): ${message}`);
  for (const file of lost) {
    console.log(
      against
        ? `  ${file} was drawn by ${against} and is no more`
        : `  baselines/${file} belongs to no story: remove it with \`npm run test:visual -- --update\``,
    );
  }
  if (!against) faults.push(...tooHeavy());
  for (const fault of faults) console.log(`  ${fault}`);

  const failed = different.length + lost.length + faults.length;
  console.log(
    `${tasks.length - different.length} passed, ${failed} failed ` +
      `(${(performance.now() / 1000).toFixed(1)} s in all, pictures ${(time / 1000).toFixed(1)} s, ` +
      `${Math.round(time / Math.max(tasks.length, 1))} ms each)`,
  );
  if (failed === 0) return;
  process.exitCode = 1;
  if (different.some(({ kind }) => kind === 'new') && !against) {
    console.log('  Accept what is meant: npm run test:visual -- --update');
  }
  if (different.length + lost.length > 0) report(different, lost, expectedFolder);
}

async function main() {
  const options = readOptions();
  if (options.help) return console.log(help);
  if (options.update && options.against) {
    throw new Fault('--update accepts baselines, and --against uses none.');
  }
  for (const folder of [resultFolder, reportFolder]) {
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(resultFolder, { recursive: true });
  const frames = await Promise.all(Array.from({ length: lanes }, openFrame));
  try {
    await compare(options, frames);
  } finally {
    await Promise.all(frames.map(({ browser }) => browser.close()));
  }
}

main().catch((error) => {
  process.exitCode = 1;
  if (/ENOSPC/.test(error.message))
    console.log('The disk is full: a picture could not be written.');
  else if (error instanceof Fault) console.log(error.message);
  else console.log(error.message.split('\n')[0]);
  if (process.env.DEBUG) console.log(error.stack);
});
