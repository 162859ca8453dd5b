import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContainers } from '../choose/affected.ts';
import { describeHead } from '../choose/git.ts';
import { partsOf, screenshotName, storyOf } from '../choose/plan.ts';
import { config, reportFolder } from '../settings.ts';
import type { Outcome, Result } from '../render/render.ts';
import type { Change, Review } from './data.ts';
import { byCause } from './groups.ts';
import { writePage } from './writePage.ts';

/** The contents of the review page, next to its screenshots: for `visual merge`, and for tools. */
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
function changeOf(result: Result, kind: Change['kind']): Uncaused {
  const { id, title, name, file, parameters, mode, message = '', hash } = result;
  const { width, toolbar, share, box, regions, sizes } = result;
  const [viewport] =
    Object.entries(config.viewports ?? {}).find(([, known]) => known.width === width) ?? [];
  const settings = { ...toolbar, ...(viewport && { 'viewport.value': viewport }) };
  const globals = Object.entries(settings).map((entry) => entry.join(':'));
  return {
    ...{ id, title, name, file, parameters, mode, kind, message, hash, share, box, regions, sizes },
    before: include('before', result, result.expected),
    after: include('after', result, result.actual),
    url: `?path=/story/${storyOf(id)}&globals=${globals.join(';')}`,
  };
}

const removedChange = (baseline: string): Uncaused => {
  const { mode, id } = partsOf(baseline);
  return {
    ...{ id, title: 'Removed', name: id, mode, kind: 'removed', file: '', parameters: {} },
    message: 'no story renders it any more',
  };
};

/** What the review page shows of a run, which compared with the commit `base` instead of the baselines. */
export function reviewOf({ results, lost, problems }: Outcome, base?: string): Run {
  const changes = results.flatMap((result) => {
    const { kind } = result;
    const isShown = kind === 'changed' || kind === 'new' || kind === 'failed';
    return isShown ? [changeOf(result, kind)] : [];
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
 * Writes the failures into the report folder, with a page that works without a server or network. Returns its path;
 * undefined if nothing failed. `folder` is the built Storybook.
 */
export async function writeReview(run: Run, folder: string): Promise<string | undefined> {
  writeFileSync(resolve(reportFolder, reviewFile), JSON.stringify(run, undefined, 2));
  if (run.changes.length === 0 && run.problems.length === 0) return undefined;
  const inStorybook = run.changes.filter(({ file }) => file);
  const changes = byCause(run.changes, await readContainers(folder, inStorybook));
  return writePage(reportFolder, { ...run, storybook, changes });
}
