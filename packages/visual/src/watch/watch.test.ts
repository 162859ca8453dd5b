import { expect, test } from 'vitest';
import { headline, problemsOf, syntaxError, type Outcome } from './messages.ts';
import { root } from '../settings.ts';
import { savedBetween } from './saves.ts';

const same: Omit<Outcome, 'id'> = {
  title: 'Components/Tabs',
  mode: 'light',
  kind: 'same',
  violations: [],
};
const passing: Outcome = { ...same, id: 'tabs--default' };
const differing: Outcome = {
  ...same,
  id: 'tabs--many',
  kind: 'changed',
  message: '3 pixels differ',
};
const violating: Outcome = { ...same, id: 'tabs--few', violations: ['axe: label'] };
const failing: Outcome = { ...same, id: 'tabs--none', kind: 'failed', message: 'it throws: no' };

test('a save is what differs from the state before, also if it is back at the commit', () => {
  const before = new Map([
    ['a.css', '1'],
    ['b.css', '1'],
  ]);
  const now = new Map([
    ['a.css', '2'],
    ['c.css', '1'],
  ]);
  expect(savedBetween(before, now)).toEqual(['a.css', 'b.css', 'c.css']);
  expect(savedBetween(now, now)).toEqual([]);
});

test('the verdict on a save is one line, followed by what does not pass', () => {
  const results = [passing, differing, violating, failing];
  expect(headline(results, 3_420)).toBe(
    'Tabs: 2 as in the baselines, 1 differ, 1 fail, 1 with violations (3.4 s after the save)',
  );
  expect(problemsOf(results)).toEqual([
    '  tabs--many (light): 3 pixels differ',
    '  tabs--few (light): axe: label',
    '  tabs--none (light): it throws: no',
  ]);
});

test('a syntax error is one sentence that names the file', () => {
  const message =
    'Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n  2 | const = ;';
  expect(syntaxError({ message, file: `${root}/packages/ui/src/Tabs.tsx?t=1` })).toBe(
    'packages/ui/src/Tabs.tsx: Unexpected token',
  );
});
