import { expect, it } from 'vitest';
import { stepsOf } from './stepsOf';

const findings = ['a', 'b', 'c'].map((id) => ({
  id,
  panel: 'fraud',
  name: id,
  status: 'warning' as const,
  places: [],
}));

it.each([
  [null, -1, 'a', 'c'],
  ['a', 0, 'b', 'c'],
  ['c', 2, 'a', 'b'],
])(
  'from %s, at %i, the next finding is %s and the previous one %s',
  (selected, index, next, previous) => {
    expect(stepsOf(findings, selected)).toEqual({ index, next, previous });
  },
);

it('leads nowhere without findings', () => {
  expect(stepsOf([], null)).toEqual({ index: -1, next: null, previous: null });
});
