import { appendFileSync, cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContainers } from '../choose/affected.ts';
import { describeHead } from '../choose/git.ts';
import { screenshotName, storyOf } from '../choose/plan.ts';
import { config, reportFolder, root } from '../settings.ts';
import type { Element } from '../render/elements.ts';
import type { Result } from '../render/render.ts';
import { changedElements } from './changedElements.ts';
import type { Change, Review } from './data.ts';
import { byCause } from './groups.ts';
import { summary } from './summary.ts';
import { writePage } from './writePage.ts';

/** Where a shard writes its review, next to its screenshots, for `merge.js`. */
export const reviewFile = 'review.json';

/** Base URL for links to the live stories; a deployed review page links to its own Storybook. */
const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006/';

/** Copies a screenshot into the report folder, and returns its URL there; undefined if there is none. */
function include(folder: string, result: Result, file: string | undefined) {
  if (!file || !existsSync(file)) return undefined;
  const path = `${folder}/${screenshotName(result)}.png`;
  const copy = resolve(reportFolder, path);
  if (file !== copy) cpSync(file, copy);
  return path;
}

/** A change before its cause is known. `file` and `parameters` tell which components it contains. */
type Uncaused = Omit<Change, 'cause'> & Pick<Result, 'file' | 'parameters'>;

/** What the review page shows of a run. */
export type Run = Omit<Review, 'changes' | 'storybook'> & { changes: Uncaused[] };

/** A screenshot's data for the page. */
function changeOf(
  result: Result,
  kind: Change['kind'],
  elementsBefore: Element[] | undefined,
): Uncaused {
  const { id, title, name, file, parameters, mode, message = '', hash } = result;
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

function removedChange(baseline: string): Uncaused {
  const [mode = '', id = ''] = baseline.split('/');
  return {
    ...{ id, title: 'Removed', name: id, mode, kind: 'removed', file: '', parameters: {} },
    ...{ message: 'no story renders it any more', regions: [], sizes: [], elements: [] },
  };
}

interface Outcome {
  results: Result[];
  /** The names of baselines that belong to no story. */
  lost: string[];
  problems: string[];
  /** The commit compared with instead of the baselines, and the elements of its screenshots. */
  base?: string | undefined;
  elements?: Map<string, Element[] | undefined> | undefined;
}

/** What the review page shows of a run. */
export function reviewOf({ results, lost, problems, base, elements }: Outcome): Run {
  const changes = results.flatMap((result) => {
    const { kind } = result;
    if (kind !== 'changed' && kind !== 'new' && kind !== 'failed') return [];
    return [changeOf(result, kind, elements?.get(screenshotName(result)))];
  });
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
 * @param folder the built Storybook
 * @returns the page's path, and the changes with their causes
 */
export async function writeReview({ changes, ...review }: Run, folder: string) {
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
  return { page: await writePage({ folder: reportFolder, theme, data }), changes: caused };
}
