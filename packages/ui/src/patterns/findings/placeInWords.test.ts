import { describe, expect, it } from 'vitest';
import { placeInWords, placesInWords } from './placeInWords';

const box = (page: number, x: number, y: number, width = 20, height = 10) => ({
  page,
  x,
  y,
  width,
  height,
});

describe('placeInWords', () => {
  it.each([
    [box(1, 40, 40), 'page 1, top left'],
    [box(2, 296, 390), 'page 2, centre'],
    [box(2, 500, 390), 'page 2, middle right'],
    [box(3, 296, 760), 'page 3, bottom centre'],
    [box(3, 42, 360, 528), 'page 3, middle'],
    [box(1, 4, 100, 16, 600), 'page 1, left'],
    [box(4, 10, 10, 590, 770), 'page 4'],
  ])('%o', (place, words) => {
    expect(placeInWords(place)).toBe(words);
  });
});

describe('placesInWords', () => {
  it('names each page and each place on it once', () => {
    expect(
      placesInWords([
        box(2, 500, 390),
        box(2, 500, 700),
        box(2, 510, 700),
        box(3, 10, 10, 590, 770),
      ]),
    ).toBe('page 2, middle right and bottom right; page 3');
  });

  it('is empty without boxes', () => expect(placesInWords([])).toBe(''));
});
