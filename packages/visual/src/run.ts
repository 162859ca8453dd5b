import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { accept } from './baselines/accept.ts';
import { findBefore } from './baselines/before.ts';
import { decidedOf, readRight, storiesOf } from './baselines/decided.ts';
import { expectedIn } from './baselines/expected.ts';
import { readManifest, type Manifest } from './baselines/manifest.ts';
import { orphans } from './baselines/orphans.ts';
import { chooseAffected } from './choose/affected.ts';
import { changeBase, commitOf, requireGit } from './choose/git.ts';
import { named, plan, screenshotName, shard, shuffled, type Task } from './choose/plan.ts';
import { renderCommit } from './compare/base.ts';
import { baselinesAt } from './compare/commit.ts';
import { describeDifferences } from './compare/differences.ts';
import { judgeByBase } from './compare/verdict.ts';
import { resultOf, type RunResult } from './json/result.ts';
import type { Options } from './options.ts';
import { buildStorybook } from './render/buildStorybook.ts';
import {
  differences,
  fingerprint,
  isForeign,
  known,
  save,
  type Fingerprint,
} from './render/fingerprint.ts';
import type { Element } from './render/elements.ts';
import { openFrame, type Frame } from './render/frame.ts';
import { remember } from './remember/remember.ts';
import { isDifferent, renderAll, type Result } from './render/render.ts';
import { openStorybook } from './render/storybook.ts';
import { reviewFile, reviewOf, writeReview } from './review/review.ts';
import {
  config,
  lanes,
  manifestFile,
  pictures,
  reportFolder,
  root,
  storybookFolder,
} from './settings.ts';
import { UserError } from './userError.ts';
import { watch } from './watch/watch.ts';

/** The folder of the Storybook to test. Builds it unless the options say otherwise. */
function builtStorybook({ build, storybook, affected }: Options): string {
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

function choose(tasks: Task[], options: Options): Task[] {
  let chosen = named(tasks, options.names);
  if (chosen.length === 0) throw new UserError(`No story matches ${options.names.join(' or ')}.`);
  if (options.shard) {
    const [, i = 0, n = 0] = /^(\d+)\/(\d+)$/.exec(options.shard)?.map(Number) ?? [];
    if (!n || i < 1 || i > n)
      throw new UserError('--shard must be i/n with 1 ≤ i ≤ n, for example 2/3.');
    chosen = shard(chosen, i, n);
  }
  return options.shuffle ? shuffled(chosen, Number(options.shuffle)) : chosen;
}

/**
 * The commit to compare with. Undefined to compare with the baselines: if they are valid on this machine, or if
 * `--update` replaces all of them.
 */
function chooseBase(
  { against, update, affected, names, shard, decisions }: Options,
  current: Fingerprint,
): string | undefined {
  if (against) return commitOf(against);
  const elsewhere = differences(current);
  if (elsewhere.length === 0) return undefined;
  const foreign = `The baselines are from another machine or browser (${elsewhere.join('; ')})`;
  if (update && `${process.platform} ${process.arch}` !== 'linux x64') {
    throw new UserError(
      `${foreign}, and new ones must be rendered on Linux x64: run the workflow "Update baselines" on your branch.`,
    );
  }
  if (update && (affected || names.length > 0 || shard || decisions)) {
    throw new UserError(
      `${foreign}: run --update without story names, --affected, --shard and --decisions, so that all are replaced together.`,
    );
  }
  if (update) return undefined;
  if (!isForeign(current)) {
    console.log(`${foreign}. What the new one renders differently is shown like any difference.`);
    return undefined;
  }
  requireGit(`${foreign}; comparing with an earlier commit, rendered here,`);
  const base = changeBase();
  console.log(`${foreign}: comparing with ${base.slice(0, 9)}, rendered here.`);
  return base;
}

/** The commits that earned remembered verdicts, at most three. */
function commitsOf(results: Result[]) {
  const commits = [...new Set(results.map(({ cached }) => cached))];
  return commits.length > 3 ? [...commits.slice(0, 2), `${commits.length - 2} more`] : commits;
}

/**
 * Prints everything that failed.
 *
 * @returns the number of failures
 */
function print({ results, lost, problems }: Outcome): number {
  const failures = [
    ...results
      .filter((result) => result.kind === 'failed' || isDifferent(result))
      .map(({ id, mode, message }) => `${id} (${mode}): ${message ?? ''}`),
    ...results.flatMap(({ id, mode, violations }) =>
      violations.map((violation) => `${id} (${mode}): ${violation}`),
    ),
    ...lost.map((name) => `${name} belongs to no story: remove it with --update`),
    ...problems,
  ];
  for (const failure of failures) console.log(`  ${failure}`);
  const unjudged = results.filter(({ kind }) => kind === 'not judged');
  for (const { id, mode, message } of unjudged) console.log(`  ${id} (${mode}): ${message ?? ''}`);
  return failures.length;
}

interface Outcome {
  results: Result[];
  /** The names of baselines that belong to no story. */
  lost: string[];
  problems: string[];
}

interface Judged {
  results: Result[];
  problem?: string | undefined;
  /** What the screenshots that differ showed before, by their names. */
  elements?: Map<string, Element[] | undefined>;
}

interface Context {
  options: Options;
  /** The commit that the run compares with instead of the baselines, and its screenshots by their names. */
  base: string | undefined;
  commit: Map<string, Result> | undefined;
  manifest: Manifest;
  frames: Frame[];
}

/** Compares the results of a run with what they should be. */
async function judge(
  results: Result[],
  { base, commit, manifest, frames, options: { against, update } }: Context,
): Promise<Judged> {
  if (!base) {
    const before = await findBefore(results, { frames, mayRender: !update });
    return { ...before, results: await describeDifferences(results, before.beforeOf) };
  }
  const beforeOf = (result: Result) => {
    const file = commit?.get(screenshotName(result))?.actual;
    return file === undefined ? undefined : { file };
  };
  const described = await describeDifferences(results, beforeOf);
  if (against) return { results: described };
  const then = baselinesAt(base);
  const judged = judgeByBase(described, {
    now: manifest,
    before: then?.manifest,
    hasSameFingerprint: isDeepStrictEqual(then?.fingerprint, known),
  });
  return { results: judged };
}

/** Describes the elements of the screenshots that differ, as they were at the commit that they are compared with. */
async function elementsAt(
  base: string,
  results: Result[],
  frames: Frame[],
): Promise<Judged['elements']> {
  const changed = results.filter(({ kind }) => kind === 'changed');
  const now = new Map(changed.map((result) => [screenshotName(result), result]));
  if (now.size === 0) return new Map();
  const again = await renderCommit(base, {
    ...{ names: new Set(now.keys()), frames },
    expectedOf: (name) => now.get(name),
  });
  return new Map([...again].map(([name, { elements }]) => [name, elements]));
}

/** Whether verdicts of earlier runs count, which are with the baselines and in any order. */
const canRemember = ({ cache, against, shuffle }: Options) =>
  cache && !against && !shuffle && !process.env.VISUAL_LATE_EVENTS;

/** Opens as many frames as the machine can run. */
async function openAll(frames: Frame[]) {
  const missing = Array.from({ length: lanes - frames.length }, () => openFrame());
  frames.push(...(await Promise.all(missing)));
}

async function test(options: Options, frames: Frame[]): Promise<RunResult> {
  const [first] = frames;
  if (!first) throw new Error('No browser is open.');
  const { names, update, affected, since, shard } = options;
  const manifest = readManifest(manifestFile);
  const current = await fingerprint(first.browser);
  const base = chooseBase(options, current);

  const folder = builtStorybook(options);
  const { url, stories } = await openStorybook(folder, first);
  const { tasks: all, problems } = plan(stories, config);
  const decisions = options.decisions ? readRight(options.decisions) : undefined;
  const ofRight = decisions && storiesOf(decisions.right);
  const candidates = ofRight ? all.filter(({ id }) => ofRight.has(id)) : all;
  const tasks = affected
    ? await chooseAffected(all, { folder, since })
    : choose(candidates, options);
  if (tasks.length === 0 && problems.length === 0) {
    console.log('The change affects no story.');
    return resultOf({ results: [] });
  }

  emptyReport();
  const memory = canRemember(options) && !base ? await remember(folder, all, current) : undefined;
  const { left, cached } = memory?.split(tasks) ?? { left: tasks, cached: [] };
  if (left.length > 0) await openAll(frames);
  const commit = base
    ? await renderCommit(base, { names: new Set(tasks.map(screenshotName)), frames })
    : undefined;
  const expectedOf = commit ? (name: string) => commit.get(name) : expectedIn(manifest);
  const actualFolder = resolve(reportFolder, 'after');
  const ran = await renderAll({
    tasks: left,
    frames,
    url,
    actualFolder,
    expectedOf,
    isChecked: true,
  });
  memory?.learn(left, ran);
  const rendered = [...cached, ...ran];

  // Only a run of all stories reports the baselines of stories that are gone; if it is sharded, its first shard does.
  const ofAllStories = names.length === 0 && !affected && (!shard || shard.startsWith('1/'));
  let lost = orphans(Object.keys(manifest), all, rendered, ofAllStories);
  if (!update && process.env.CI) {
    if (!rendered.some(({ kind }) => ['same', 'changed'].includes(kind)))
      problems.push('No screenshot was compared, which is an error on CI.');
  }
  const judged = await judge(rendered, { base, commit, manifest, frames, options });
  const { results } = judged;
  if (process.env.CI && results.some(({ kind }) => kind === 'not judged'))
    problems.push('Screenshots that nothing can judge are an error on CI.');
  if (update) {
    const decided = decidedOf({ results, lost }, decisions?.right);
    await accept(decided.results, decided.lost);
    save(current);
    for (const result of decided.results) if (isDifferent(result)) result.kind = 'same';
    lost = lost.filter((name) => !decided.lost.includes(name));
    problems.push(...decided.problems, ...(decisions?.open ?? []));
  }
  pictures.prune(new Set(Object.values(readManifest(manifestFile)).map(({ pixels }) => pixels)));
  for (const problem of [judged.problem, ...pictures.problems(), ...(memory?.problems() ?? [])])
    if (problem) console.log(`  ${problem}`);

  const failed = print({ results, lost, problems });
  const passed = results.filter(({ kind, violations }) => kind === 'same' && !violations.length);
  const unjudged = results.filter(({ kind }) => kind === 'not judged').length;
  const seconds = (performance.now() / 1000).toFixed(1);
  const notJudged = unjudged > 0 ? `, ${unjudged} not judged` : '';
  const remembered = passed.filter((result) => result.cached);
  const notRun =
    remembered.length > 0
      ? ` (${remembered.length} cached, earned by ${commitsOf(remembered).join(', ')})`
      : '';
  console.log(`${passed.length} passed${notRun}, ${failed} failed${notJudged} (${seconds} s)`);
  const elements = base ? await elementsAt(base, results, frames) : judged.elements;
  const review = reviewOf({ results, lost, problems, base, elements });
  if (shard) writeFileSync(resolve(reportFolder, reviewFile), JSON.stringify(review));
  const isShown = review.changes.length > 0 || review.problems.length > 0;
  const { page, changes } = isShown
    ? await writeReview(review, folder)
    : { page: undefined, changes: [] };
  const result = resultOf({ results, failed, review: { ...review, changes }, page });
  if (failed === 0) return result;
  process.exitCode = 1;
  if (!base && !update && results.some(isDifferent)) {
    console.log('  If the changes are intended, accept them with --update.');
  }
  if (page && changes.length > 0) {
    console.log(`  Review the differences: ${relative(root, page)}`);
  }
  return result;
}

/** Once it is clear what runs: the report of the last run stays if an option or a name is wrong. */
function emptyReport() {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
}

/**
 * The command `visual`.
 *
 * @returns the result; undefined after `--watch`
 */
export async function main(options: Options): Promise<RunResult | undefined> {
  if (options.against || options.affected) requireGit();
  const frames: Frame[] = [await openFrame()];
  try {
    if (!options.watch) return await test(options, frames);
    await openAll(frames);
    await watch(frames);
    return undefined;
  } finally {
    await Promise.all(frames.map(({ browser }) => browser.close()));
  }
}
