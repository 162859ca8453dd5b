import { expect, it, vi } from 'vitest';
import { stepsOf } from './stepsOf';

const findings = ['a', 'b', 'c'].map((id) => ({
  id,
  panelId: 'fraud',
  label: id,
  kind: 'warning' as const,
  boxes: [],
}));

it.each([
  [null, 'a', 'c'],
  ['a', 'b', 'c'],
  ['c', 'a', 'b'],
  // The place of a ledger's line belongs to the finding.
  ['b.credits', 'c', 'a'],
])('from %s, the next finding is %s and the previous one %s', (selected, next, previous) => {
  const onSelect = vi.fn();
  const { toNext, toPrevious } = stepsOf(findings, selected, onSelect);
  toNext();
  expect(onSelect).toHaveBeenLastCalledWith(next);
  toPrevious();
  expect(onSelect).toHaveBeenLastCalledWith(previous);
});

it('does nothing without findings', () => {
  const onSelect = vi.fn();
  stepsOf([], null, onSelect).toNext();
  expect(onSelect).not.toHaveBeenCalled();
});
