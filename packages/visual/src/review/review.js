import { appendFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContainers } from '../choose/affected.js';
import { screenshotName, storyOf } from '../choose/plan.js';
import { baselineFolder, config, reportFolder } from '../settings.js';
import { byCause } from './groups.js';
import { summary } from './summary.js';

/** Where a shard writes its review, next to its screenshots, for `merge.js`. */
export const reviewFile = 'review.json';

/** Base URL for links to the live stories; a deployed review page links to its own Storybook. */
const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006/';

/** Copies a screenshot into the report folder, and returns its URL there; undefined if there is none. */
function include(folder, name, file) {
  if (!file || !existsSync(file)) return undefined;
  const copy = resolve(reportFolder, folder, name);
  if (file !== copy) cpSync(file, copy);
  return `${folder}/${name}`;
}

/** A screenshot's data for the page. `file` and `parameters` tell which components it contains. */
function changeOf(result) {
  const { id, title, name, file, parameters, mode, message, share, box, sizes = [] } = result;
  const { width, toolbar, expected, actual } = result;
  const [viewport] =
    Object.entries(config.viewports ?? {}).find(([, known]) => known.width === width) ?? [];
  const settings = { ...toolbar, ...(viewport && { 'viewport.value': viewport }) };
  const globals = Object.entries(settings).map((entry) => entry.join(':'));
  return {
    ...{ id, title, name, file, parameters, mode, message, share, box, sizes },
    before: include('before', screenshotName(result), expected),
    after: include('after', screenshotName(result), actual),
    url: `?path=/story/${storyOf(id)}&globals=${globals.join(';')}`,
  };
}

function removedChange(file) {
  const [mode, id] = file.slice(0, -'.webp'.length).split('/');
  return {
    ...{ id, title: 'Removed', name: id, mode, message: 'no story renders it any more', sizes: [] },
    before: include('before', file, resolve(baselineFolder, file)),
  };
}

/**
 * What the review page shows.
 *
 * @param {import('../render/render.js').Result[]} results
 * @param {string[]} lost the names of baselines that belong to no story
 */
export function reviewOf(results, lost) {
  const differing = results.filter(({ kind }) => ['changed', 'new', 'failed'].includes(kind));
  return {
    total: results.length + lost.length,
    changes: [...differing.map(changeOf), ...lost.map(removedChange)],
  };
}

/**
 * Writes the review page with every screenshot that differs. It works without a server or network.
 *
 * @param {{ total: number, changes: any[] }} review
 * @param {string} folder the built Storybook
 * @returns {Promise<string | undefined>} the page's path; undefined if no screenshot differs
 */
export async function writeReview({ total, changes }, folder) {
  if (changes.length === 0) return undefined;
  const caused = byCause(changes, await readContainers(folder, changes));
  const data = JSON.stringify({ total, storybook, changes: caused });
  writeFileSync(resolve(reportFolder, 'data.js'), `const review = ${data};`);
  for (const file of ['index.html', 'page.css', 'page.js']) {
    cpSync(resolve(import.meta.dirname, file), resolve(reportFolder, file));
  }
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(caused));
  return resolve(reportFolder, 'index.html');
}
