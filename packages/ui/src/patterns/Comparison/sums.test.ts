import { describe, expect, it } from 'vitest';
import { formatAmount, totalsOf } from './sums';

const item = (amount?: number) => ({ id: 'item', label: 'Item', amount, places: [] });

describe('formatAmount', () => {
  it('groups thousands and keeps two decimals', () => {
    expect([4_000_000, 5, 0, -5_091_947].map(formatAmount)).toEqual([
      ...['40,000.00', '0.05', '0.00', '−50,919.47'],
    ]);
  });
});

describe('totalsOf', () => {
  it('adds up the items and compares the sum with the printed amount', () => {
    const items = [item(1_420_835), item(9_425_369), item(-5_091_947)];
    expect(totalsOf({ items, printed: item(1_754_257) })).toEqual({
      computed: 5_754_257,
      difference: 4_000_000,
    });
  });

  it('computes nothing from a missing amount', () => {
    expect(totalsOf({ items: [item(1), item()], printed: item(1) })).toEqual({});
    expect(totalsOf({ items: [item(1)], printed: item() })).toEqual({ computed: 1 });
  });
});
