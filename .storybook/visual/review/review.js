import { appendFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContainers } from '../affected.js';
import { screenshotName, storyOf } from '../plan.js';
import { baselineFolder, reportFolder } from '../settings.js';
import { byCause } from './groups.js';
import { summary } from './summary.js';

/** The results that a shard writes next to its screenshots, for `merge.js`. */
export const resultsFile = 'results.json';

/** Base URL for links to the live stories; a deployed review page links to its own Storybook. */
const storybookUrl = process.env.STORYBOOK_URL ?? 'http://localhost:6006/';

/** Copies a screenshot into the report folder, and returns its URL there; undefined if there is none. */
function include(folder, name, file) {
  if (!file || !existsSync(file)) return undefined;
  const copy = resolve(reportFolder, folder, name);
  if (file !== copy) cpSync(file, copy);
  return `${folder}/${name}`;
}

/** A mode in the format of globals in Storybook's URLs. Storybook ignores settings that only a browser can emulate. */
const globalsOf = (mode) =>
  Object.entries(mode)
    .map((entry) => entry.join(':'))
    .join(';');

/** A screenshot's data for the page. */
function changeOf(result) {
  const { id, title, name, mode, theme, environment, message, share, box, sizes = [] } = result;
  const screenshot = screenshotName(result);
  return {
    ...{ id, title, name, mode, message, share, box },
    before: include('before', screenshot, result.expected),
    after: include('after', screenshot, result.actual),
    sizes,
    url: `${storybookUrl}?path=/story/${storyOf(id)}&globals=${globalsOf({ theme, ...environment })}`,
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
 * Writes the review page with every screenshot that differs. It works without a server or network.
 *
 * @param {{ results: import('../render.js').Result[], lost: string[], folder: string }} run the results, the names
 *   of baselines that belong to no story, and the folder of the Storybook
 * @returns {Promise<string | undefined>} the page's path; undefined if no screenshot differs
 */
export async function writeReview({ results, lost, folder }) {
  const differing = [
    ...results.filter(({ kind }) => ['changed', 'new', 'failed'].includes(kind)).map(changeOf),
    ...lost.map(removedChange),
  ];
  if (differing.length === 0) return undefined;
  const changes = byCause(differing, await readContainers(folder, results));
  const data = JSON.stringify({ total: results.length + lost.length, changes });
  writeFileSync(resolve(reportFolder, 'data.js'), `const review = ${data};`);
  for (const file of ['index.html', 'page.css', 'page.js']) {
    cpSync(resolve(import.meta.dirname, file), resolve(reportFolder, file));
  }
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(changes));
  return resolve(reportFolder, 'index.html');
}
