import { mkdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBefore } from '../baselines/before.ts';
import { expectedIn } from '../baselines/expected.ts';
import { readManifest } from '../baselines/manifest.ts';
import { affectedTasks, treeOf } from '../choose/affected.ts';
import { commitOf } from '../choose/git.ts';
import { describeDifferences } from '../compare/differences.ts';
import { plan, type Task } from '../choose/plan.ts';
import { differences, fingerprint } from '../render/fingerprint.ts';
import type { Frame } from '../render/frame.ts';
import type { AffectedConfig } from '../index.ts';
import { readStories } from '../render/inPage.ts';
import { renderAll, type Result } from '../render/render.ts';
import { reviewOf, writeReview } from '../review/review.ts';
import { config, manifestFile, reportFolder, root, storybookFolder } from '../settings.ts';
import { UserError } from '../userError.ts';
import { startDevServer } from './devServer.ts';
import { liveFrame, type LiveFrame } from './liveFrame.ts';
import { headline, problemsOf, syntaxError, type UpdateError } from './messages.ts';
import { readLiveImporters } from './moduleGraph.ts';
import { readChanges, savedAt, savedBetween } from './saves.ts';

/** How long to wait for other files of the same save, and for React to refresh, in milliseconds. */
const settleTime = 60;

/** How many screenshots are rendered before the first save. */
const warmUpCount = 24;

/** How long to wait before loading stories with an error again, in milliseconds. */
const retryTime = 500;

/** Where stories are rendered. */
interface Target {
  frames: LiveFrame[];
  url: string;
  /** Ends the run after the stories that are being rendered. */
  signal: AbortSignal;
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join();

const say = (text: string) => console.log(`${new Date().toTimeString().slice(0, 8)} ${text}`);

/**
 * Renders the stories that each save affects, until the process ends. It uses a development server, whose pages stay
 * loaded and are updated in place, so that nothing is built.
 */
export async function watch(closedFrames: Frame[]): Promise<void> {
  const { affected } = config;
  if (!affected) throw new UserError('`--watch` needs `affected` in visual.config.ts.');
  const [first] = closedFrames;
  if (!first) throw new Error('No browser is open.');
  const elsewhere = differences(await fingerprint(first.browser));
  if (elsewhere.length > 0) {
    throw new UserError(
      `\`--watch\` compares with the baselines, which are from another machine or browser (${elsewhere.join('; ')}).`,
    );
  }
  process.stdout.write('Starting Storybook … ');
  const { url, stop } = await startDevServer(root);
  try {
    await follow(url, closedFrames, affected);
  } finally {
    stop();
  }
}

async function follow(url: string, closedFrames: Frame[], affected: AffectedConfig) {
  let hasUpdate = false;
  let wake = () => {};
  let error: UpdateError | undefined;
  let run = new AbortController();
  const onUpdate = (reported?: UpdateError) => {
    error = reported;
    hasUpdate = true;
    run.abort();
    wake();
  };
  const frames = closedFrames.map((frame) => liveFrame(frame, onUpdate));
  await load(frames, url);
  const commit = commitOf('HEAD');
  let tasks = await readTasks(frames);
  let changes = readChanges(commit);
  let lastSave = 0;
  /** Whether the stories did not load after the last save. */
  let isBroken = false;
  /** The stories that are still to be rendered. */
  const pending = new Set<string>();
  console.log('done. Save a file to render the stories that it affects; Ctrl-C ends.');
  await treeOf(await readLiveImporters(url, affected), tasks, affected);
  await warmUp(tasks, { frames, url, signal: run.signal });

  for (;;) {
    if (!hasUpdate) await new Promise((resolve) => void (wake = () => resolve(undefined)));
    await updated(frames);
    hasUpdate = false;
    run = new AbortController();
    if (error) {
      say(syntaxError(error));
      continue;
    }
    const now = readChanges(commit);
    const saved = savedBetween(changes, now);
    try {
      await load(frames, url);
      if (saved.some((file) => /\.(stories|mdx)\b/.test(file))) tasks = await readTasks(frames);
    } catch (loadError) {
      // A story file with an error. Pages that did not load get no updates, so try again.
      for (const frame of frames) frame.isLoaded = false;
      if (!isBroken) say(`The stories do not load: ${reasonOf(loadError)}`);
      isBroken = true;
      await wait(retryTime);
      hasUpdate = true;
      continue;
    }
    isBroken = false;
    changes = now;
    if (saved.length > 0) lastSave = savedAt(saved);
    const tree = await treeOf(await readLiveImporters(url, affected), tasks, affected);
    for (const { id } of affectedTasks(tree, saved, commit).affected) pending.add(id);
    if (pending.size === 0) {
      say(saved.length > 0 ? `${saved.join(', ')}: affects no story` : 'Nothing has changed');
      continue;
    }
    const chosen = tasks.filter(({ id }) => pending.has(id));
    const results = await render(chosen, { frames, url, signal: run.signal });
    // A save during the run starts the next one, with the stories of both.
    if (run.signal.aborted) continue;
    pending.clear();
    say(headline(results, Date.now() - lastSave));
    for (const problem of problemsOf(results)) console.log(problem);
    const review = reviewOf({ results, lost: [], problems: [] });
    if (review.changes.length === 0) continue;
    const { page } = await writeReview(review, storybookFolder);
    console.log(`  Review the differences: ${relative(root, page)}`);
  }
}

/** Renders some stories before the first save, so that the save does not wait for code to be loaded and compiled. */
async function warmUp(tasks: Task[], target: Target) {
  const step = Math.ceil(tasks.length / warmUpCount);
  const some = tasks.filter((_, index) => index % step === 0);
  await render(some, target);
}

/** Opens the frames that are not loaded: one after the other, because the first makes Vite transform all modules. */
async function load(frames: LiveFrame[], url: string) {
  for (const frame of frames) {
    if (!frame.isLoaded) await frame.open(url, { width: 1280, height: 800 });
  }
}

async function readTasks([first]: LiveFrame[]) {
  if (!first) throw new Error('No browser is open.');
  return plan(await first.page.evaluate(readStories, config.parameters ?? []), config).tasks;
}

/** Waits until all frames have the last update. One that lags behind will be loaded again. */
async function updated(frames: LiveFrame[]) {
  await wait(settleTime);
  const last = Math.max(...frames.map(({ updates }) => updates));
  const until = performance.now() + 2_000;
  while (frames.some(({ updates }) => updates < last) && performance.now() < until) await wait(10);
  for (const frame of frames) {
    if (frame.updates < last) frame.isLoaded = false;
    frame.updates = last;
  }
}

async function render(tasks: Task[], { frames, url, signal }: Target): Promise<Result[]> {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const expectedOf = expectedIn(readManifest(manifestFile));
  const actualFolder = resolve(reportFolder, 'after');
  const results = await renderAll({
    ...{ tasks, frames, url, actualFolder, expectedOf, signal },
    isChecked: true,
  });
  const { beforeOf } = await findBefore(results, { frames, mayRender: false });
  return describeDifferences(results, beforeOf);
}
