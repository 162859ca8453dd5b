import { dirname, join, relative } from 'node:path';
import { screenshotName } from '../choose/plan.ts';
import type { Result } from '../render/render.ts';
import type { Change, Review } from '../review/data.ts';

/** What `--json` prints. `result.schema.json` describes it. */
export interface RunResult {
  version: 1;
  /** Whether the run passed, found something, or could not be made. */
  status: 'passed' | 'failed' | 'error';
  /** Why the run could not be made. */
  message?: string;
  seconds: number;
  counts: { passed: number; cached: number; failed: number; notJudged: number };
  commit?: Review['commit'];
  base?: string | undefined;
  /** The screenshots that differ, those with the same cause together. */
  changes: ChangeResult[];
  /** Violations and everything else that failed, one sentence each. */
  problems: string[];
  /** The path of the review page. */
  review?: string;
}

/** A screenshot that differs. */
interface ChangeResult extends Pick<
  Change,
  'title' | 'name' | 'mode' | 'kind' | 'message' | 'cause' | 'share' | 'box' | 'elements'
> {
  /** Its mode and the id of its story, as in a decisions file. */
  screenshot: string;
  story: string;
  /** The file of the story. */
  file: string;
  /** The hash of its pixels. */
  pixels?: string | undefined;
  /** The paths of the pictures. */
  before?: string | undefined;
  after?: string | undefined;
}

function changeResult(
  { id, title, name, mode, kind, message, cause, file, hash, ...change }: Reviewed,
  folder: string,
): ChangeResult {
  const { share, box, elements } = change;
  const pathOf = (url: string | undefined) => url && join(folder, url);
  return {
    ...{ screenshot: screenshotName({ id, mode }), story: id, title, name, file, mode, kind },
    ...{ message, cause, pixels: hash, share, box, elements },
    ...{ before: pathOf(change.before), after: pathOf(change.after) },
  };
}

/** A change with the file of its story. */
export type Reviewed = Change & Pick<Result, 'file'>;

interface Outcome {
  results: Result[];
  failed?: number;
  review?: Pick<Review, 'commit' | 'base' | 'problems'> & { changes: Reviewed[] };
  /** The path of the review page. */
  page?: string | undefined;
}

const secondsNow = () => Number((performance.now() / 1000).toFixed(1));

/** The result of a run. */
export function resultOf({ results, failed = 0, review, page = '' }: Outcome): RunResult {
  const passed = results.filter(({ kind, violations }) => kind === 'same' && !violations.length);
  const { commit, base, changes = [], problems = [] } = review ?? {};
  const path = relative('', page);
  return {
    ...{ version: 1, status: failed > 0 ? 'failed' : 'passed', seconds: secondsNow() },
    counts: {
      passed: passed.length,
      cached: passed.filter(({ cached }) => cached).length,
      failed,
      notJudged: results.filter(({ kind }) => kind === 'not judged').length,
    },
    ...{ commit, base, problems },
    changes: changes.map((change) => changeResult(change, dirname(path))),
    ...(page && { review: path }),
  };
}

/** The result of a run that could not be made. */
export const errorOf = (message: string): RunResult => ({
  ...resultOf({ results: [] }),
  ...{ status: 'error', message },
});
