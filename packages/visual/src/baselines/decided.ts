import { readFileSync } from 'node:fs';
import { partsOf, screenshotName, storyOf } from '../choose/plan.ts';
import { isDifferent, type Outcome } from '../render/render.ts';
import { parseDecisions, type Decision } from '../review/decisions.ts';
import { UserError } from '../userError.ts';

interface Right {
  /** The decisions that say “right”. */
  right: Decision[];
  /** What the reviewer has left open, one sentence each. */
  open: string[];
}

/** Reads what is right from a decisions file. */
export function readRight(file: string): Right {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`The decisions file ${file} cannot be read.`);
  }
  const decisions = parseDecisions(text);
  if (!decisions) throw new UserError(`${file} is not a decisions file of the review page.`);
  const right = decisions.decisions.filter(({ verdict }) => verdict === 'right');
  if (right.length === 0)
    throw new UserError(`${file} has nothing that is right: no baseline was changed.`);
  const wrong = decisions.decisions.length - right.length;
  const { undecided = 0 } = decisions;
  const open = [
    wrong > 0 && `Screenshots that still need a change: ${wrong}`,
    undecided > 0 && `Screenshots that are not decided: ${undecided}`,
  ];
  return { right, open: open.filter((text) => text !== false) };
}

/** The ids of the stories that decisions are about. */
export const storiesOf = (decisions: Decision[]): Set<string> =>
  new Set(decisions.map(({ screenshot }) => storyOf(partsOf(screenshot).id)));

/**
 * What of a run to accept: only what is right and still has the pixels that were reviewed; without decisions, everything.
 * `problems` has a sentence for each screenshot that is right, but cannot be accepted.
 */
export function decidedOf(
  { results, lost }: Omit<Outcome, 'problems'>,
  right: Decision[] | undefined,
): Outcome {
  if (!right) return { results, lost, problems: [] };
  const known = new Map(results.map((result) => [screenshotName(result), result]));
  const isRight = ({ screenshot, pixels }: Decision) => {
    const result = known.get(screenshot);
    if (result?.kind === 'same') return true;
    return result ? result.hash === pixels : lost.includes(screenshot);
  };
  const names = new Set(right.filter(isRight).map(({ screenshot }) => screenshot));
  const problems = right
    .filter((decision) => !isRight(decision))
    .map(({ screenshot }) =>
      known.has(screenshot)
        ? `${screenshot} is not accepted: its pixels are not those that were reviewed`
        : `${screenshot} is not accepted: no story renders it`,
    );
  return {
    results: results.filter((result) => isDifferent(result) && names.has(screenshotName(result))),
    lost: lost.filter((name) => names.has(name)),
    problems,
  };
}
