import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { chooseAffected } from './choose/affected.js';
import { changeBase, commitOf, requireGit } from './choose/git.js';
import { baselinesAt, buildCommit } from './compare/commit.js';
import { accept, baselineNames, baselineOf, readManifest } from './accept/baselines.js';
import { orphans } from './accept/orphans.js';
import { differences, fingerprint, known, save } from './render/fingerprint.js';
import { openFrame } from './render/frame.js';
import { named, plan, screenshotName, shard, shuffled, storyOf } from './choose/plan.js';
import { isDifferent, renderAll } from './render/render.js';
import { reviewFile, reviewOf, writeReview } from './review/review.js';
import { UserError } from './userError.js';
import { baselineFolder, config, lanes, reportFolder, root, storybookFolder } from './settings.js';
import { buildStorybook } from './render/buildStorybook.js';
import { openStorybook } from './render/storybook.js';
import { judgeByBase } from './compare/verdict.js';
import { watch } from './watch/watch.js';

const help = `visual [options] [story …]

Renders and plays every story, checks it with axe, takes a screenshot in each of its modes and compares it
with its baseline. Stories are selected by part of their id, title or file; by default all run.

  --update            lists what differs, updates only those baselines, removes orphaned ones
  --shard i/n         runs the i-th of n shards, to split a run between machines
  --shuffle <seed>    runs the stories in random order, which must not matter
  --against <ref>     compares with that git commit, rendered on this machine, instead of the baselines
  --affected [ref]    runs only the stories that the change since that commit affects
  --watch             with --affected: after each save, runs the stories that it affects
  --no-build          uses the built Storybook as it is
  --storybook <dir>   uses the built Storybook in that folder`;

function readOptions(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        update: { type: 'boolean' },
        shard: { type: 'string' },
        shuffle: { type: 'string' },
        against: { type: 'string' },
        affected: { type: 'boolean' },
        watch: { type: 'boolean' },
        build: { type: 'boolean', default: true },
        storybook: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.update && values.against) {
      throw new Error('--update and --against cannot be combined.');
    }
    if (values.watch && !values.affected) throw new Error('--watch needs --affected.');
    const [since] = positionals;
    return values.affected ? { ...values, names: [], since } : { ...values, names: positionals };
  } catch (error) {
    throw new UserError(`${error.message}\n\n${help}`);
  }
}

/** The folder of the Storybook to test. Builds it unless the options say otherwise. */
function builtStorybook({ build, storybook, affected }) {
  if (storybook) return resolve(storybook);
  // `--affected` builds with `--test`, which leaves out docs (no screenshot shows them) and halves the build time.
  const folder = affected
    ? resolve(root, 'node_modules/.cache/affected-storybook')
    : storybookFolder;
  if (build) {
    process.stdout.write('Building the Storybook … ');
    buildStorybook(folder, { args: affected ? ['--test'] : [] });
    console.log('done.');
  }
  return folder;
}

function choose(tasks, options) {
  let chosen = named(tasks, options.names);
  if (chosen.length === 0) throw new UserError(`No story matches ${options.names.join(' or ')}.`);
  if (options.shard) {
    const [, i, n] = /^(\d+)\/(\d+)$/.exec(options.shard)?.map(Number) ?? [];
    if (!n || i < 1 || i > n)
      throw new UserError('--shard must be i/n with 1 ≤ i ≤ n, for example 2/3.');
    chosen = shard(chosen, i, n);
  }
  return options.shuffle ? shuffled(chosen, Number(options.shuffle)) : chosen;
}

/**
 * Takes the same screenshots of the Storybook of another commit.
 *
 * @returns `expectedOf` finds a screenshot of that commit by its name; `elementsOf` renders those that differ once more,
 *   and describes their elements
 */
async function renderCommit(commit, tasks, frames) {
  const short = commit.slice(0, 9);
  console.log(`Building and rendering ${short} …`);
  const { url, stories } = await openStorybook(buildCommit(commit), frames[0]);
  const wanted = new Set(tasks.map(screenshotName));
  const before = plan(stories, config).tasks.filter(
    (task) => task.hasScreenshot && wanted.has(screenshotName(task)),
  );
  const actualFolder = resolve(reportFolder, 'before');
  const results = await renderAll({ tasks: before, frames, url, actualFolder });
  const screenshots = new Map();
  for (const result of results) {
    const { id, mode, kind, message, hash, png, caption, actual: file } = result;
    if (hash) screenshots.set(screenshotName(result), { hash, png, caption, file });
    else if (kind === 'failed') console.log(`  ${id} (${mode}) of ${short}: ${message}`);
  }
  const expectedOf = (name) => screenshots.get(name);

  const elementsOf = async (results) => {
    const changed = results.filter(({ kind }) => kind === 'changed');
    const now = new Map(changed.map((result) => [screenshotName(result), result]));
    const shown = new Set(changed.map(({ id }) => storyOf(id)));
    const again = await renderAll({
      tasks: before.filter(({ id }) => shown.has(id)),
      ...{ frames, url, actualFolder },
      expectedOf: (name) => now.has(name) && { ...now.get(name), file: now.get(name).actual },
    });
    return new Map(again.map((result) => [screenshotName(result), result.elements]));
  };
  return { expectedOf, elementsOf };
}

/**
 * The commit to compare with. Undefined to compare with the baselines: if they are valid on this machine, or if
 * `--update` replaces all of them.
 */
function chooseBase({ against, update, affected, names, shard }, elsewhere) {
  if (against) return commitOf(against);
  if (elsewhere.length === 0) return undefined;
  const foreign = `The baselines are from another machine or browser (${elsewhere.join('; ')})`;
  if (!update) {
    requireGit(`${foreign}; comparing with an earlier commit, rendered here,`);
    const base = changeBase();
    console.log(`${foreign}: comparing with ${base.slice(0, 9)}, rendered here.`);
    return base;
  }
  if (`${process.platform} ${process.arch}` !== 'linux x64') {
    throw new UserError(
      `${foreign}, and new ones must be rendered on Linux x64: run the workflow "Update baselines" on your branch.`,
    );
  }
  if (affected || names.length > 0 || shard) {
    throw new UserError(
      `${foreign}: run --update without story names, --affected and --shard, so that all are replaced together.`,
    );
  }
  return undefined;
}

/**
 * Prints everything that failed.
 *
 * @returns {number} the number of failures
 */
function print({ results, lost, problems }) {
  const failures = [
    ...results
      .filter((result) => result.kind === 'failed' || isDifferent(result))
      .map(({ id, mode, message }) => `${id} (${mode}): ${message}`),
    ...results.flatMap(({ id, mode, violations }) =>
      violations.map((violation) => `${id} (${mode}): ${violation}`),
    ),
    ...lost.map(
      (file) =>
        `${relative(root, baselineFolder)}/${file} belongs to no story: remove it with --update`,
    ),
    ...problems,
  ];
  for (const failure of failures) console.log(`  ${failure}`);
  return failures.length;
}

async function test(options, frames) {
  const { names, update, against, affected, since, shard } = options;
  const current = await fingerprint(frames[0].browser);
  const base = chooseBase(options, differences(current));

  const folder = builtStorybook(options);
  const { url, stories } = await openStorybook(folder, frames[0]);
  const { tasks: all, problems } = plan(stories, config);
  const tasks = affected ? await chooseAffected(all, { folder, since }) : choose(all, options);
  if (tasks.length === 0) return console.log('The change affects no story.');

  const manifest = readManifest();
  const commit = base && (await renderCommit(base, tasks, frames));
  const expectedOf = commit?.expectedOf ?? ((name) => baselineOf(name, manifest));
  const actualFolder = resolve(reportFolder, 'after');
  let results = await renderAll({ tasks, frames, url, actualFolder, isChecked: true, expectedOf });

  // Only a run of all stories reports the baselines of stories that are gone; if it is sharded, its first shard does.
  const ofAllStories = names.length === 0 && !affected && (!shard || shard.startsWith('1/'));
  let lost = orphans(baselineNames(), all, results, ofAllStories);
  if (!update && process.env.CI && !results.some(({ kind }) => ['same', 'changed'].includes(kind)))
    problems.push('No screenshot was compared, which is an error on CI.');
  if (base && !against) {
    const then = baselinesAt(base);
    results = judgeByBase(results, {
      now: manifest,
      before: then.manifest,
      hasSameFingerprint: isDeepStrictEqual(then.fingerprint, known),
    });
  }
  if (update) {
    await accept(results, lost);
    save(current);
    for (const result of results) if (isDifferent(result)) result.kind = 'same';
    lost = [];
  }

  const failed = print({ results, lost, problems });
  const passed = results.filter(({ kind, violations }) => kind === 'same' && !violations.length);
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`${passed.length} passed, ${failed} failed (${seconds} s)`);
  const elements = await commit?.elementsOf(results);
  const review = reviewOf({ results, lost, problems, base, elements });
  if (shard) writeFileSync(resolve(reportFolder, reviewFile), JSON.stringify(review));
  const page = await writeReview(review, folder);
  if (failed === 0) return;
  process.exitCode = 1;
  if (!base && results.some(isDifferent)) {
    console.log('  If the changes are intended, accept them with --update.');
  }
  if (review.changes.length > 0) {
    console.log(`  Review the differences: ${relative(root, page)}`);
  }
}

/** The command `visual`. */
export async function main(args) {
  const options = readOptions(args);
  if (options.help) return console.log(help);
  if (options.against || options.affected) requireGit();
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const frames = await Promise.all(Array.from({ length: lanes }, openFrame));
  try {
    await (options.watch ? watch(frames) : test(options, frames));
  } finally {
    await Promise.all(frames.map(({ browser }) => browser.close()));
  }
}
