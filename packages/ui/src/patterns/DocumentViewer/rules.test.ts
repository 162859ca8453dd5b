import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageForKey } from './paging';
import { fitToWidth, maxZoom, minZoom, zoomedIn, zoomedOut, zoomForKey, zoomSteps } from './zoom';

describe('zoom', () => {
  it('runs from 50 to 300 % and includes the width of the stage', () => {
    expect([minZoom, maxZoom]).toEqual([50, 300]);
    expect(zoomSteps).toContain(fitToWidth);
  });

  it('goes a step at a time and stops at both ends', () => {
    expect(zoomedIn(100)).toBe(125);
    expect(zoomedOut(100)).toBe(75);
    expect(zoomedIn(maxZoom)).toBe(maxZoom);
    expect(zoomedOut(minZoom)).toBe(minZoom);
  });

  it('undoes itself between the ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zoomSteps.slice(1, -1)), (zoom) => {
        expect(zoomedOut(zoomedIn(zoom))).toBe(zoom);
        expect(zoomedIn(zoomedOut(zoom))).toBe(zoom);
      }),
    );
  });

  it('listens to plus, minus and nought', () => {
    expect(zoomForKey('+', 100)).toBe(125);
    expect(zoomForKey('-', 100)).toBe(75);
    expect(zoomForKey('0', 250)).toBe(fitToWidth);
    expect(zoomForKey('z', 100)).toBeUndefined();
  });
});

describe('pageForKey', () => {
  const on = (page: number, rightToLeft = false) => ({ page, pageCount: 5, rightToLeft });

  it.each([
    ['ArrowLeft', 2],
    ['PageUp', 2],
    ['ArrowRight', 4],
    ['PageDown', 4],
    ['Home', 1],
    ['End', 5],
  ])('%s goes from page 3 to page %i', (key, expected) => {
    expect(pageForKey(key, on(3))).toBe(expected);
  });

  it('swaps the side arrows where text runs from right to left', () => {
    expect(pageForKey('ArrowLeft', on(3, true))).toBe(4);
    expect(pageForKey('ArrowRight', on(3, true))).toBe(2);
  });

  it('leaves up, down and all other keys to scrolling', () => {
    for (const key of ['ArrowUp', 'ArrowDown', ' ', 'Tab', 'a']) {
      expect(pageForKey(key, on(3))).toBeUndefined();
    }
  });

  it('never leaves the document', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.array(keys), (pageCount, pressed) => {
        let page = 1;
        for (const key of pressed) {
          page = pageForKey(key, { page, pageCount, rightToLeft: false })!;
          expect(page).toBeGreaterThanOrEqual(1);
          expect(page).toBeLessThanOrEqual(pageCount);
        }
      }),
    );
  });
});
