import { expect, test } from 'vitest';
import type { Manifest } from '../baselines/manifest.ts';
import type { Result } from '../render/render.ts';
import { judgeByBase } from './verdict.ts';

const name = 'light/card--default';
const baseline = (pixels?: string): Manifest => (pixels ? { [name]: { hash: pixels } } : {});

function judge(
  result: Partial<Result>,
  now: string | undefined,
  before: string | undefined,
  hasSameFingerprint = true,
) {
  const rendered = { id: 'card--default', mode: 'light', hasScreenshot: true, ...result } as Result;
  const baselines = { now: baseline(now), before: baseline(before), hasSameFingerprint };
  return judgeByBase([rendered], baselines)[0]!.kind;
}

test.each([
  ['the same screenshot, the same baseline', 'same', 'a', 'a', 'same'],
  ['another screenshot, the same baseline', 'changed', 'a', 'a', 'changed'],
  ['another screenshot, another baseline, which may be any', 'changed', 'b', 'a', 'not judged'],
  ['the same screenshot, another baseline', 'same', 'b', 'a', 'changed'],
  ['a new screenshot with a baseline', 'new', 'a', undefined, 'not judged'],
  ['a new screenshot without a baseline', 'new', undefined, undefined, 'new'],
  ['the same screenshot, a missing baseline', 'same', undefined, 'a', 'new'],
  ['a story that throws, another baseline', 'failed', 'b', 'a', 'failed'],
] as const)('%s', (_, kind, now, before, verdict) => {
  expect(judge({ kind }, now, before)).toBe(verdict);
});

test('a renamed step is a difference unless the change updates the caption of its baseline', () => {
  const frame = 'frames/flow--step-1';
  const manifest = (caption: string): Manifest => ({
    [frame]: { hash: 'a', caption },
  });
  const result = { id: 'flow--step-1', mode: 'frames', hasScreenshot: true, kind: 'changed' };
  const judged = (caption: string) =>
    judgeByBase([result as Result], {
      now: manifest(caption),
      before: manifest('old'),
      hasSameFingerprint: true,
    })[0]!.kind;
  expect(judged('new')).toBe('not judged');
  expect(judged('old')).toBe('changed');
});

test('if all baselines were regenerated elsewhere, an unchanged screenshot may have a new baseline', () => {
  expect(judge({ kind: 'same' }, 'b', 'a', false)).toBe('same');
});
