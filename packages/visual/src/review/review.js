import { appendFileSync, cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContainers } from '../choose/affected.ts';
import { describeHead } from '../choose/git.ts';
import { screenshotName, storyOf } from '../choose/plan.ts';
import { config, reportFolder, root } from '../settings.ts';
import { changedElements } from './changedElements.js';
import { byCause } from './groups.js';
import { summary } from './summary.js';
import { writePage } from './writePage.js';

/** Where a shard writes its review, next to its screenshots, for `merge.js`. */
export const reviewFile = 'review.json';

/** Base URL for links to the live stories; a deployed review page links to its own Storybook. */
const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006/';

/** Copies a screenshot into the report folder, and returns its URL there; undefined if there is none. */
function include(folder, result, file) {
  if (!file || !existsSync(file)) return undefined;
  const path = `${folder}/${screenshotName(result)}.png`;
  const copy = resolve(reportFolder, path);
  if (file !== copy) cpSync(file, copy);
  return path;
}

/**
 * A screenshot's data for the page. `file` and `parameters` tell which components it contains.
 *
 * @param {import('../render/render.ts').Result} result
 * @param {import('../render/elements.ts').Element[]} [elementsBefore]
 */
function changeOf(result, elementsBefore) {
  const { id, title, name, file, parameters, mode, kind, message, hash } = result;
  const { width, toolbar, expected, actual } = result;
  const { share, box, regions = [], sizes = [], elements } = result;
  const [viewport] =
    Object.entries(config.viewports ?? {}).find(([, known]) => known.width === width) ?? [];
  const settings = { ...toolbar, ...(viewport && { 'viewport.value': viewport }) };
  const globals = Object.entries(settings).map((entry) => entry.join(':'));
  return {
    ...{ id, title, name, file, parameters, mode, kind, message, hash, share, box, regions, sizes },
    elements: elements ? changedElements(elementsBefore, elements, regions) : [],
    before: include('before', result, expected),
    after: include('after', result, actual),
    url: `?path=/story/${storyOf(id)}&globals=${globals.join(';')}`,
  };
}

function removedChange(name) {
  const [mode, id] = name.split('/');
  return {
    ...{ id, title: 'Removed', name: id, mode, kind: 'removed', file: '', parameters: {} },
    ...{ message: 'no story renders it any more', regions: [], sizes: [], elements: [] },
  };
}

/**
 * What the review page shows.
 *
 * @param {{ results: import('../render/render.ts').Result[], lost: string[], problems: string[], base?: string,
 *   elements?: Map<string, import('../render/elements.ts').Element[] | undefined> }} run `lost` are the names of baselines that
 *   belong to no story, `base` is the commit compared with instead of the baselines, and `elements` are those of its
 *   screenshots
 */
export function reviewOf({ results, lost, problems, base, elements }) {
  const differing = results.filter(({ kind }) => ['changed', 'new', 'failed'].includes(kind));
  const changes = differing.map((result) =>
    changeOf(result, elements?.get(screenshotName(result))),
  );
  const violations = results.flatMap(({ title, name, mode, violations }) =>
    violations.map((violation) => `${title} › ${name}, ${mode}: ${violation}`),
  );
  return {
    total: results.filter(({ kind }) => kind !== 'no screenshot').length + lost.length,
    commit: describeHead(),
    base: base?.slice(0, 9),
    changes: [...changes, ...lost.map(removedChange)],
    problems: [...violations, ...problems],
  };
}

/**
 * Writes the review page with every screenshot that differs. It works without a server or network.
 *
 * @param {ReturnType<typeof reviewOf>} review
 * @param {string} folder the built Storybook
 * @returns {Promise<string>} the page's path
 */
export async function writeReview({ changes, ...review }, folder) {
  const caused = byCause(
    changes,
    await readContainers(
      folder,
      changes.filter(({ file }) => file),
    ),
  );
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY && changes.length > 0) {
    appendFileSync(GITHUB_STEP_SUMMARY, summary(caused));
  }
  const theme = config.reviewTheme && resolve(root, config.reviewTheme);
  const data = { ...review, storybook, changes: caused };
  return writePage({ folder: reportFolder, theme, data });
}
