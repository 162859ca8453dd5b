import type { Follower, Task } from '@patunay/visual';
import type { Page } from 'playwright';
import { readAccessibilityTree } from '../spoken/accessibilityTree';
import { followFlow, readAloud, readLive } from '../spoken/spoken';

const readTree = (page: Page) => readAccessibilityTree(page, page.mainFrame());

/** Reports the first spoken phrase that differs from the expected one. */
function compare(said: readonly string[], expected: readonly string[]) {
  const now = [...said, 'nothing more'];
  const then = [...expected, 'nothing more'];
  const i = then.findIndex((phrase, place) => phrase !== now[place]);
  return i < 0 ? [] : [`a screen reader says "${now[i]}", not "${then[i]}" (phrase ${i + 1})`];
}

/** The mode in which `spoken` is compared: the one named after the story's viewport global, by default light. */
const spokenIn = ({ globals }: Task) =>
  (globals.viewport as { value?: string } | undefined)?.value ?? 'light';

/** Compares what a screen reader says of a story with `parameters.spoken`. */
export async function checkSpokenText(page: Page, task: Task): Promise<string[]> {
  const { spoken } = task.parameters;
  if (!spoken || task.mode !== spokenIn(task)) return [];
  return compare(readAloud(await readTree(page)), spoken);
}

/** All phrases of a flow, each followed by the number of its step. */
const inSteps = (lists: readonly (readonly string[])[]) =>
  lists.flatMap((phrases, i) => phrases.map((phrase) => `${phrase} (step ${i + 1})`));

/** Compares what a screen reader says during each step of a flow with `parameters.spokenSteps`. */
export function followSpokenText(page: Page, { parameters }: Task): Follower {
  const { spokenSteps = [] } = parameters;
  const flow = followFlow(spokenSteps, async () => readLive(await readTree(page)));
  return {
    afterStep: () => flow.endStep(),
    problems: () =>
      spokenSteps.length > 0 ? compare(inSteps(flow.said), inSteps(spokenSteps)) : [],
  };
}
