import { mkdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBefore } from '../baselines/before.ts';
import { expectedIn } from '../baselines/expected.ts';
import { readManifest } from '../baselines/manifest.ts';
import { affectedTasks, treeOf } from '../choose/affected.ts';
import { commitOf } from '../choose/git.ts';
import { describeDifferences } from '../compare/differences.ts';
import { plan } from '../choose/plan.ts';
import { differences, fingerprint } from '../render/fingerprint.ts';
import { readStories } from '../render/inPage.js';
import { renderAll } from '../render/render.ts';
import { reviewOf, writeReview } from '../review/review.js';
import { config, manifestFile, reportFolder, root, storybookFolder } from '../settings.ts';
import { UserError } from '../userError.ts';
import { startDevServer } from './devServer.js';
import { liveFrame } from './liveFrame.js';
import { headline, problemsOf, syntaxError } from './messages.js';
import { readLiveImporters } from './moduleGraph.js';
import { readChanges, savedAt, savedBetween } from './saves.js';
import { clearVerdicts, writeVerdicts } from './verdictFile.js';
import { runningVerdicts, verdictsOf } from './verdicts.js';

/** How long to wait for other files of the same save, and for React to refresh, in milliseconds. */
const settleTime = 60;

/** How many screenshots are rendered before the first save. */
const warmUpCount = 24;

/** How long to wait before loading stories with an error again, in milliseconds. */
const retryTime = 500;

const say = (text) => console.log(`${new Date().toTimeString().slice(0, 8)} ${text}`);

/**
 * Renders the stories that each save affects, until the process ends. It uses a development server, whose pages stay
 * loaded and are updated in place, so that nothing is built.
 *
 * @param {Awaited<ReturnType<typeof import('../render/frame.ts').openFrame>>[]} closedFrames
 */
export async function watch(closedFrames) {
  if (!config.affected) throw new UserError('`--watch` needs `affected` in visual.config.ts.');
  const elsewhere = differences(await fingerprint(closedFrames[0].browser));
  if (elsewhere.length > 0) {
    throw new UserError(
      `\`--watch\` compares with the baselines, which are from another machine or browser (${elsewhere.join('; ')}).`,
    );
  }
  clearVerdicts();
  process.on('exit', clearVerdicts);
  process.stdout.write('Starting Storybook … ');
  const { url, stop } = await startDevServer(root);
  try {
    await follow(url, closedFrames);
  } finally {
    stop();
  }
}

async function follow(url, closedFrames) {
  let hasUpdate = false;
  let wake = () => {};
  let error;
  let run = new AbortController();
  const onUpdate = (reported) => {
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
  const pending = new Set();
  console.log('done. Save a file to render the stories that it affects; Ctrl-C ends.');
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
    } catch ({ message }) {
      // A story file with an error. Pages that did not load get no updates, so try again.
      for (const frame of frames) frame.isLoaded = false;
      if (!isBroken) say(`The stories do not load: ${message.split('\n')[0]}`);
      isBroken = true;
      await wait(retryTime);
      hasUpdate = true;
      continue;
    }
    isBroken = false;
    changes = now;
    if (saved.length > 0) lastSave = savedAt(saved);
    const tree = await treeOf(await readLiveImporters(url), tasks, config.affected);
    for (const { id } of affectedTasks(tree, saved, commit).affected) pending.add(id);
    if (pending.size === 0) {
      say(saved.length > 0 ? `${saved.join(', ')}: affects no story` : 'Nothing has changed');
      continue;
    }
    const chosen = tasks.filter(({ id }) => pending.has(id));
    writeVerdicts(runningVerdicts(chosen.map(({ id }) => id)));
    const results = await render(chosen, { frames, url, signal: run.signal });
    // A save during the run starts the next one, with the stories of both.
    if (run.signal.aborted) continue;
    pending.clear();
    writeVerdicts(verdictsOf(results));
    say(headline(results, Date.now() - lastSave));
    for (const problem of problemsOf(results)) console.log(problem);
    const review = reviewOf({ results, lost: [], problems: [] });
    if (review.changes.length === 0) continue;
    const page = await writeReview(review, storybookFolder);
    console.log(`  Review the differences: ${relative(root, page)}`);
  }
}

/** Renders some stories before the first save, so that the save does not wait for code to be loaded and compiled. */
async function warmUp(tasks, { frames, url, signal }) {
  const step = Math.ceil(tasks.length / warmUpCount);
  const some = tasks.filter((_, index) => index % step === 0);
  await treeOf(await readLiveImporters(url), tasks, config.affected);
  await render(some, { frames, url, signal });
}

/** Opens the frames that are not loaded: one after the other, because the first makes Vite transform all modules. */
async function load(frames, url) {
  for (const frame of frames) {
    if (!frame.isLoaded) await frame.open(url, { width: 1280, height: 800 });
  }
}

async function readTasks(frames) {
  return plan(await frames[0].page.evaluate(readStories, config.parameters ?? []), config).tasks;
}

/** Waits until all frames have the last update. One that lags behind will be loaded again. */
async function updated(frames) {
  await wait(settleTime);
  const last = Math.max(...frames.map(({ updates }) => updates));
  const until = performance.now() + 2_000;
  while (frames.some(({ updates }) => updates < last) && performance.now() < until) await wait(10);
  for (const frame of frames) {
    if (frame.updates < last) frame.isLoaded = false;
    frame.updates = last;
  }
}

async function render(tasks, { frames, url, signal }) {
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
