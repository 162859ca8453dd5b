import { expect, test } from 'vitest';
import { parseDecisions } from './decisions.ts';

const decision = { screenshot: 'light/button--default', verdict: 'right', pixels: 'abc' };
const parse = (...decisions: object[]) => parseDecisions(JSON.stringify({ version: 1, decisions }));

test('reads what the review page saves', () => {
  const more = { note: 'Too wide', verdict: 'needs change' };
  expect(parse(decision, { ...decision, ...more })?.decisions).toHaveLength(2);
});

test.each([
  ['text', 'right'],
  ['an object', '{}'],
  ['another version', JSON.stringify({ version: 2, decisions: [] })],
  ['a list', '[]'],
])('is no decisions file: %s', (_, text) => expect(parseDecisions(text)).toBeUndefined());

test.each([{ verdict: 'wrong' }, { screenshot: 1 }, { pixels: 1 }, { note: [] }])(
  'no decision is dropped silently: %o is an error',
  (more) => expect(parse(decision, { ...decision, ...more })).toBeUndefined(),
);
