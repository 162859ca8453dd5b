import { mkdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { accept } from './baselines/accept.ts';
import { findBefore } from './baselines/before.ts';
import { decidedOf, readRight, storiesOf } from './baselines/decided.ts';
import { readManifest } from './baselines/manifest.ts';
import { orphans } from './baselines/orphans.ts';
import { chooseAffected } from './choose/affected.ts';
import { changeBase, commitOf, requireGit } from './choose/git.ts';
import { named, plan, screenshotName, shard, shuffled, type Task } from './choose/plan.ts';
import { renderCommit } from './compare/base.ts';
import { baselinesAt } from './compare/commit.ts';
import { describeDifferences } from './compare/differences.ts';
import { judgeByBase } from './compare/verdict.ts';
import type { Manifest } from './index.ts';
import type { Options } from './options.ts';
import { remember } from './remember/remember.ts';
import { browserCount } from './render/browser.ts';
import { buildStorybook } from './render/buildStorybook.ts';
import {
  differences,
  fingerprint,
  isForeign,
  known,
  save,
  type Fingerprint,
} from './render/fingerprint.ts';
import { openFrame, type Frame } from './render/frame.ts';
import { isDifferent, renderAll, type Outcome, type Result } from './render/render.ts';
import { openStorybook } from './render/storybook.ts';
import type { Decision } from './review/decisions.ts';
import { reviewOf, writeReview } from './review/review.ts';
import { config, manifestFile, pictures, reportFolder, root, storybookFolder } from './settings.ts';
import { UserError } from './userError.ts';

/** The folder of the Storybook to test. Builds it unless the options say otherwise. */
function builtStorybook({ build }: Options): string {
  if (!build) return storybookFolder;
  const folder = resolve(root, 'node_modules/.cache/visual-storybook');
  process.stdout.write('Building the Storybook … ');
  buildStorybook(folder);
  console.log('done.');
  return folder;
}

/** The tasks of this run. */
async function choose(
  all: Task[],
  { options, folder, right }: { options: Options; folder: string; right?: Decision[] | undefined },
): Promise<Task[]> {
  const { affected, since, names, shuffle } = options;
  let tasks = named(all, names);
  if (tasks.length === 0)
    throw new UserError(
      names.length > 0
        ? `No story matches ${names.join(' or ')}.`
        : 'The Storybook has no stories.',
    );
  if (affected) tasks = await chooseAffected(all, { folder, since });
  if (right) {
    const ids = storiesOf(right);
    tasks = all.filter(({ id }) => ids.has(id));
  }
  if (options.shard) tasks = shard(tasks, options.shard);
  return shuffle === undefined ? tasks : shuffled(tasks, shuffle);
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

interface Context {
  options: Options;
  /** The commit to compare with, instead of the baselines. */
  base: string | undefined;
  manifest: Manifest;
  frames: Frame[];
}

/** Compares screenshots with those of a commit, rendered on this machine. */
async function judgeByCommit(
  rendered: Result[],
  commit: Map<string, Result>,
  { options, base = '', manifest }: Context,
) {
  const described = await describeDifferences(rendered, (result) => {
    const file = commit.get(screenshotName(result))?.actual;
    return file === undefined ? undefined : { file };
  });
  if (options.against) return described;
  const then = baselinesAt(base);
  return judgeByBase(described, {
    now: manifest,
    before: then?.manifest,
    hasSameFingerprint: isDeepStrictEqual(then?.fingerprint, known),
  });
}

/** Runs the stories that have to run, and adds the cached verdicts on the others. */
async function runStories(
  { url, folder, all, tasks }: { url: string; folder: string; all: Task[]; tasks: Task[] },
  context: Context & { current: Fingerprint },
) {
  const { options, base, manifest, frames, current } = context;
  // Cached verdicts are about the baselines, and hold for any order.
  const canRemember = options.cache && !base && options.shuffle === undefined;
  const rules = canRemember && config.affected;
  const memory = rules ? await remember(folder, all, { rules, environment: current }) : undefined;
  const { left, cached } = memory?.split(tasks) ?? { left: tasks, cached: [] };
  if (left.length > 0) {
    const missing = Array.from({ length: browserCount() - frames.length }, () => openFrame());
    frames.push(...(await Promise.all(missing)));
  }
  const commit =
    base && (await renderCommit(base, { names: new Set(tasks.map(screenshotName)), frames }));
  const ran = await renderAll({
    ...{ tasks: left, frames, url, isChecked: true },
    actualFolder: resolve(reportFolder, 'after'),
    expectedOf: (name) => (commit ? commit.get(name) : manifest[name]),
  });
  memory?.learn(left, ran);
  const rendered = [...cached, ...ran];
  const notes = [...(memory?.problems() ?? [])];
  if (commit) return { results: await judgeByCommit(rendered, commit, context), notes };
  const { beforeOf, problem } = await findBefore(rendered, { frames, mayRender: !options.update });
  if (problem) notes.push(problem);
  return { results: await describeDifferences(rendered, beforeOf), notes };
}

/** Prints everything that failed, and a summary. Returns the number of failures. */
function print({ results, lost, problems }: Outcome): number {
  const about = ({ id, mode }: Result, text = '') => `${id} (${mode}): ${text}`;
  const failures = [
    ...results
      .filter((result) => result.kind === 'failed' || isDifferent(result))
      .map((result) => about(result, result.message)),
    ...results.flatMap((result) => result.violations.map((text) => about(result, text))),
    ...lost.map((name) => `${name} belongs to no story: remove it with --update`),
    ...problems,
  ];
  const unjudged = results.filter(({ kind }) => kind === 'not judged');
  for (const line of [...failures, ...unjudged.map((result) => about(result, result.message))])
    console.log(`  ${line}`);
  const passed = results.filter(({ kind, violations }) => kind === 'same' && !violations.length);
  const cached = passed.filter(({ isCached }) => isCached);
  const notRun = cached.length > 0 ? ` (${cached.length} cached)` : '';
  const notJudged = unjudged.length > 0 ? `, ${unjudged.length} not judged` : '';
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(
    `${passed.length} passed${notRun}, ${failures.length} failed${notJudged} (${seconds} s)`,
  );
  return failures.length;
}

/** One sentence for each way in which a run on CI would pass without comparing anything. */
function withoutComparison(results: Result[], { update }: Options) {
  if (!process.env.CI || update) return [];
  const isCompared = results.some(({ kind }) => kind === 'same' || kind === 'changed');
  return [
    ...(isCompared ? [] : ['No screenshot was compared, which is an error on CI.']),
    ...(results.some(({ kind }) => kind === 'not judged')
      ? ['Screenshots that nothing can judge are an error on CI.']
      : []),
  ];
}

/** @returns whether everything passed */
async function test(options: Options, frames: Frame[]): Promise<boolean> {
  const [first] = frames;
  if (!first) throw new Error('No browser is open.');
  const { names, update, affected, shard } = options;
  const manifest = readManifest(manifestFile);
  const current = await fingerprint(first.browser);
  const base = chooseBase(options, current);
  const decisions = options.decisions ? readRight(options.decisions) : undefined;

  const folder = builtStorybook(options);
  const { url, stories } = await openStorybook(folder, first);
  const { tasks: all, problems } = plan(stories, config);
  const tasks = await choose(all, { options, folder, right: decisions?.right });
  if (affected && tasks.length === 0 && problems.length === 0) {
    console.log('The change affects no story.');
    return true;
  }
  // Only once it is clear what to run: an invalid option or name must not delete the last report.
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });

  const context = { options, base, manifest, frames, current };
  const { results, notes } = await runStories({ url, folder, all, tasks }, context);
  // Only a run of all stories reports the baselines of stories that are gone; if it is sharded, its first shard does.
  const ofAllStories = names.length === 0 && !affected && (!shard || shard.i === 1);
  let lost = orphans(Object.keys(manifest), all, results, ofAllStories);
  problems.push(...withoutComparison(results, options));
  if (update) {
    const decided = decidedOf({ results, lost }, decisions?.right);
    await accept(decided.results, decided.lost);
    save(current);
    for (const result of decided.results) if (isDifferent(result)) result.kind = 'same';
    lost = lost.filter((name) => !decided.lost.includes(name));
    problems.push(...decided.problems, ...(decisions?.open ?? []));
  }
  const outcome = { results, lost, problems };
  const hasPassed = print(outcome) === 0;
  const wanted = new Set(Object.values(readManifest(manifestFile)).map(({ hash }) => hash));
  pictures.prune(wanted);
  for (const note of [...notes, ...pictures.problems()]) console.log(`  ${note}`);
  const review = reviewOf(outcome, base);
  const page = await writeReview(review, folder);
  if (hasPassed) return true;
  if (!base && !update && results.some(isDifferent))
    console.log('  If the changes are intended, accept them with --update.');
  if (page) console.log(`  Review the differences: ${relative(root, page)}`);
  return false;
}

/** The command `visual`. */
export async function main(options: Options): Promise<void> {
  if (options.against || options.affected) requireGit();
  const frames: Frame[] = [await openFrame()];
  try {
    if (!(await test(options, frames))) process.exitCode = 1;
  } finally {
    await Promise.all(frames.map(({ browser }) => browser.close()));
  }
}
