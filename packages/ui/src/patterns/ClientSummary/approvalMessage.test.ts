import { describe, expect, it } from 'vitest';
import { approvalMessage } from './approvalMessage';

describe('approvalMessage', () => {
  it.each([
    [0, 'All documents approved'],
    [1, '1 documents need approval'],
    [2, '2 documents need approval'],
    [1300, '1300 documents need approval'],
  ])('with %i documents to review: %s', (count, message) => {
    expect(approvalMessage(count)).toBe(message);
  });
});
