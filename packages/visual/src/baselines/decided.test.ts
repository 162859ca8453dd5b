import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Result } from '../render/render.ts';
import type { Decision } from '../review/decisions.ts';
import { decidedOf, readRight, storiesOf } from './decided.ts';

const result = (id: string, hash: string, kind: Result['kind'] = 'changed') =>
  ({ id, mode: 'light', hash, kind }) as Result;

const right = (screenshot: string, pixels?: string): Decision => ({
  ...{ screenshot, pixels, verdict: 'right' },
});

function decisionsFile(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'decisions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'decisions.json'), text);
  return join(folder, 'decisions.json');
}

test('accepts only what is right', () => {
  const results = [result('a', '1'), result('b', '2'), result('c', '3', 'new')];
  const lost = ['dark/gone', 'dark/other'];
  const decided = decidedOf({ results, lost }, [
    ...[right('light/a', '1'), right('light/c', '3'), right('dark/gone')],
  ]);
  expect(decided.results.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(decided.lost).toEqual(['dark/gone']);
  expect(decided.problems).toEqual([]);
});

test('does not accept other pixels than those that were reviewed', () => {
  const decided = decidedOf({ results: [result('a', '2')], lost: [] }, [right('light/a', '1')]);
  expect(decided.results).toEqual([]);
  expect(decided.problems).toEqual([
    'light/a is not accepted: its pixels are not those that were reviewed',
  ]);
});

test('says what no story renders, and accepts nothing twice', () => {
  const results = [result('a', '1', 'same')];
  const decided = decidedOf({ results, lost: [] }, [right('light/a', '1'), right('light/b', '1')]);
  expect(decided.results).toEqual([]);
  expect(decided.problems).toEqual(['light/b is not accepted: no story renders it']);
});

test('accepts nothing that failed, whatever the file says', () => {
  const results = [result('a', '1', 'failed')];
  expect(decidedOf({ results, lost: [] }, [right('light/a', '1')]).results).toEqual([]);
});

test('without decisions, accepts everything', () => {
  const all = { results: [result('a', '1')], lost: ['dark/gone'] };
  expect(decidedOf(all, undefined)).toMatchObject(all);
});

test('runs the stories that decisions are about, flows included', () => {
  expect([...storiesOf([right('light/a'), right('dark/a'), right('frames/tour--step-2')])]).toEqual(
    [...['a', 'tour']],
  );
});

test('reads what is right from a file, and reports one that is missing, damaged or has nothing right', () => {
  const change = { ...right('light/b', '2'), verdict: 'needs change' };
  const file = (...decisions: object[]) => JSON.stringify({ version: 1, undecided: 2, decisions });
  const both = decisionsFile(file(right('light/a', '1'), change));
  expect(readRight(both)).toEqual({
    right: [right('light/a', '1')],
    open: ['Screenshots that still need a change: 1', 'Screenshots that are not decided: 2'],
  });
  const all = decisionsFile(JSON.stringify({ version: 1, decisions: [right('light/a', '1')] }));
  expect(readRight(all).open).toEqual([]);
  expect(() => readRight('/no/such/file')).toThrow('cannot be read');
  for (const text of ['right', '{}', '[]', '{ "version": 2, "decisions": [] }'])
    expect(() => readRight(decisionsFile(text))).toThrow('is not a decisions file');
  expect(() => readRight(decisionsFile(file(change)))).toThrow('nothing that is right');
});
