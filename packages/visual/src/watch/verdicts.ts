import { storyOf } from '../choose/plan.ts';
import type { Outcome } from './messages.ts';
import type { Verdict, Verdicts } from './verdictFile.ts';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The verdict on a story, from the results of its screenshots in all modes. */
function verdictOf(results: Outcome[]): Verdict {
  const list = (found: Outcome[], textOf: (one: Outcome) => string) =>
    found.map((one) => `${one.mode}: ${textOf(one)}`).join('\n');
  const messageOf = ({ message = '' }: Outcome) => message;
  const failed = results.filter(({ kind }) => kind === 'failed');
  if (failed.length > 0) {
    const description = list(failed, messageOf);
    return { verdict: 'fails', title: `Fails in ${plural(failed.length, 'mode')}`, description };
  }
  const violating = results.filter(({ violations }) => violations.length > 0);
  if (violating.length > 0) {
    const title = `Accessibility violations in ${plural(violating.length, 'mode')}`;
    const description = list(violating, ({ violations }) => violations.join(', '));
    return { verdict: 'violation', title, description };
  }
  const differing = results.filter(({ kind }) => kind === 'changed' || kind === 'new');
  const screenshots = plural(results.length, 'screenshot');
  if (differing.length > 0) {
    const verb = differing.length === 1 ? 'differs' : 'differ';
    const title = `${differing.length} of ${screenshots} ${verb} from the baselines`;
    return { verdict: 'differs', title, description: list(differing, messageOf) };
  }
  return { verdict: 'passes', title: `${screenshots} as in the baselines`, description: '' };
}

export function verdictsOf(results: Outcome[]): Verdicts {
  const ids = [...new Set(results.map(({ id }) => storyOf(id)))];
  return Object.fromEntries(
    ids.map((id) => [id, verdictOf(results.filter((result) => storyOf(result.id) === id))]),
  );
}

/** The verdicts while these stories are being rendered. */
export const runningVerdicts = (ids: string[]): Verdicts =>
  Object.fromEntries(
    ids.map((id) => [id, { verdict: 'running', title: 'Taking screenshots', description: '' }]),
  );
