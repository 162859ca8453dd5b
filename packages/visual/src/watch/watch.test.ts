import { expect, test } from 'vitest';
import { headline, problemsOf, syntaxError, type Outcome } from './messages.ts';
import { root } from '../settings.ts';
import { savedBetween } from './saves.ts';
import { changeLine, statusesOf } from './sidebar.ts';
import { verdictsOf } from './verdicts.ts';

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

const verdictsFrom = (...results: Outcome[]) => verdictsOf(results);

test('a story differs if one of its screenshots does, also one of a step', () => {
  const step = { ...differing, id: 'tabs--default--step-2', mode: 'frames' };
  expect(verdictsFrom(passing, step)).toEqual({
    'tabs--default': {
      verdict: 'differs',
      title: '1 of 2 screenshots differs from the baselines',
      description: 'frames: 3 pixels differ',
    },
  });
});

test('a failure outweighs a violation, and a violation a difference', () => {
  const as = (result: Outcome) => ({ ...result, id: 'tabs--default' });
  const verdictFrom = (...results: Outcome[]) =>
    verdictsFrom(...results.map(as))['tabs--default']?.verdict;
  expect(verdictFrom(passing)).toBe('passes');
  expect(verdictFrom(passing, differing, violating)).toBe('violation');
  expect(verdictFrom(failing, violating, differing)).toBe('fails');
});

test('each verdict is a status with a title and a description', () => {
  const statuses = statusesOf(verdictsFrom(passing, differing, violating, failing));
  expect(statuses.map(({ storyId, value }) => `${storyId} ${value}`)).toEqual([
    'tabs--default status-value:success',
    'tabs--many status-value:warning',
    'tabs--few status-value:error',
    'tabs--none status-value:error',
  ]);
  expect(statuses[2]).toMatchObject({
    title: 'Accessibility violations in 1 mode',
    description: 'light: axe: label',
    sidebarContextMenu: true,
  });
});

test('the uncommitted change is one line, with the most affected components first', () => {
  const status = (value: string) => ({ 'storybook/change-detection': { value } });
  const modified = status('status-value:modified');
  const titleOf = (id: string) => (id.startsWith('tabs') ? 'Components/Tabs' : 'Screens/Review');
  const statuses = {
    'review--a': modified,
    'tabs--a': modified,
    'tabs--b': status('status-value:new'),
    'review--b': status('status-value:affected'),
  };
  expect(changeLine(statuses, titleOf)).toBe(
    'The uncommitted change affects the stories of Tabs (2), Review (1), and may affect 1 more',
  );
  const verdict = { 'visual/verdict': { value: 'status-value:success' } };
  expect(changeLine({ 'tabs--c': verdict }, titleOf)).toBeUndefined();
});

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
