import { expect, test } from 'vitest';
import type { Manifest } from '../index.ts';
import type { Result } from '../render/render.ts';
import { judgeByBase } from './verdict.ts';

const name = 'light/card--default';
/** A manifest with a hash and perhaps a caption: `a Old name`. */
function baseline(text?: string): Manifest {
  const [hash, caption] = text?.split(/ (.+)/) ?? [];
  return hash ? { [name]: { hash, ...(caption && { caption }) } } : {};
}

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
  ['a renamed step, the same baseline', 'changed', 'a Old name', 'a Old name', 'changed'],
  ['a renamed step, another caption', 'changed', 'a New name', 'a Old name', 'not judged'],
  ['a story that throws, another baseline', 'failed', 'b', 'a', 'failed'],
] as const)('%s', (_, kind, now, before, verdict) => {
  expect(judge({ kind }, now, before)).toBe(verdict);
});

test('if all baselines were regenerated elsewhere, an unchanged screenshot may have a new baseline', () => {
  expect(judge({ kind: 'same' }, 'b', 'a', false)).toBe('same');
});
