import { expect, test } from 'vitest';
import type { Task } from '../choose/plan.ts';
import type { Result } from '../render/render.ts';
import { orphans } from './orphans.ts';

const names = ['dark/card', 'frames/tour--step-1', 'frames/tour--step-2'];

test('the baseline of a story without screenshots is an orphan', () => {
  const task = { mode: 'dark', id: 'card', hasScreenshot: false } as Task;
  expect(orphans(names.slice(0, 1), [task], [], true)).toEqual(['dark/card']);
  expect(orphans(names.slice(0, 1), [{ ...task, hasScreenshot: true }], [], true)).toEqual([]);
});

test('the baseline of a story that has nothing to show any more is an orphan, also in a run of some stories', () => {
  const task = { mode: 'dark', id: 'card', hasScreenshot: true } as Task;
  const result = { ...task, hasScreenshot: false, kind: 'no screenshot' } as Result;
  expect(orphans(names.slice(0, 1), [task], [result], false)).toEqual(['dark/card']);
  expect(orphans(names.slice(0, 1), [task], [{ ...task, kind: 'same' } as Result], true)).toEqual(
    [],
  );
});

test('frames are orphans only if their flow passed; a run of some stories reports no other orphans', () => {
  const flow = { id: 'tour', mode: 'light', hasFilmstrip: true } as Task;
  const step = { id: 'tour--step-1', mode: 'frames', hasScreenshot: true } as Result;
  const orphansIf = (kind: Result['kind'], ofAllStories: boolean) =>
    orphans(names, [flow], [{ ...flow, kind } as Result, step], ofAllStories);
  expect(orphansIf('same', true)).toEqual(['dark/card', 'frames/tour--step-2']);
  expect(orphansIf('failed', true)).toEqual(['dark/card']);
  expect(orphansIf('same', false)).toEqual(['frames/tour--step-2']);
  expect(orphansIf('failed', false)).toEqual([]);
});
