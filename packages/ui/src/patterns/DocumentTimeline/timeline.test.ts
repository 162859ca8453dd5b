import { describe, expect, it } from 'vitest';
import { mostUrgentFirst, placeOnAxis } from './timeline';

const document = (uploadDate: string, needsReview = false) => ({ uploadDate, needsReview });
const range = ['2026-10-01', '2026-10-11'] as const;
const cardsOf = (dates: string[], width = 0.2) =>
  placeOnAxis(
    dates.map((date) => document(date)),
    range,
    width,
  ).map(({ card }) => Math.round(card * 100) / 100);

describe('mostUrgentFirst', () => {
  it('starts with the longest wait, and ends with the oldest verified document', () => {
    const given = [
      document('2026-10-02', true),
      document('2026-10-03'),
      document('2026-10-01', true),
      document('2026-10-04'),
    ];
    expect(mostUrgentFirst(given).map(({ uploadDate }) => uploadDate.slice(-1))).toEqual([
      ...'1243',
    ]);
  });
});

describe('placeOnAxis', () => {
  it('places cards at their dates', () => {
    expect(cardsOf(['2026-10-01', '2026-10-06', '2026-10-11'])).toEqual([0, 0.5, 1]);
  });

  it('moves a card that would cover another, but not past the ends', () => {
    expect(cardsOf(['2026-10-01', '2026-10-01', '2026-10-11', '2026-10-11'])).toEqual([
      0, 0.2, 0.8, 1,
    ]);
  });

  it('spreads more cards than fit', () => {
    expect(cardsOf(Array.from({ length: 11 }, () => '2026-10-06'))).toHaveLength(11);
    expect(cardsOf(Array.from({ length: 11 }, () => '2026-10-06')).at(-1)).toBe(1);
  });

  it('handles a single date, and an invalid one', () => {
    expect(
      placeOnAxis([document('2026-10-01')], ['2026-10-01', '2026-10-01'], 0.2)[0],
    ).toMatchObject({ date: 0, card: 0 });
    expect(placeOnAxis([document('soon')], ['soon', 'soon'], 0.2)[0]).toMatchObject({ card: 0 });
  });
});
