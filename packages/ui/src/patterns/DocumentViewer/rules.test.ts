import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageForKey } from './paging';
import { centreOf, partAt, scrollToCentre, scrollToKeep } from './geometry';
import {
  fitToWidth,
  maxZoom,
  minZoom,
  zoomedBy,
  zoomedIn,
  zoomedOut,
  zoomForKey,
  zoomSteps,
  zoomToFit,
} from './zoom';

describe('zoom', () => {
  it('has steps from 50 to 400%, including the width of the stage', () => {
    expect([minZoom, maxZoom]).toEqual([50, 400]);
    expect(zoomSteps).toContain(fitToWidth);
  });

  it('goes a step at a time and stops at both ends', () => {
    expect(zoomedIn(100)).toBe(125);
    expect(zoomedOut(100)).toBe(75);
    expect(zoomedIn(maxZoom)).toBe(maxZoom);
    expect(zoomedOut(minZoom)).toBe(minZoom);
  });

  it('zooming in and out again returns to the same zoom', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zoomSteps.slice(1, -1)), (zoom) => {
        expect(zoomedOut(zoomedIn(zoom))).toBe(zoom);
        expect(zoomedIn(zoomedOut(zoom))).toBe(zoom);
      }),
    );
  });

  it('zooming out never enlarges a page that "Fit to window" shrank below the lowest step', () => {
    expect(zoomedOut(38)).toBe(38);
    expect(zoomedBy(38, 0.9)).toBe(38);
    expect(zoomedIn(38)).toBe(minZoom);
  });

  it('stays between the lowest and the highest step, however far a pinch goes', () => {
    expect(zoomedBy(100, 1.5)).toBe(150);
    expect(zoomedBy(350, 2)).toBe(maxZoom);
    expect(zoomedBy(60, 0.1)).toBe(minZoom);
  });

  it('fits a page into the stage, never wider than it', () => {
    expect(zoomToFit({ width: 500, height: 330 }, 1.32)).toBe(50);
    expect(zoomToFit({ width: 300, height: 900 }, 1.3)).toBe(fitToWidth);
    expect(zoomToFit({ width: 0, height: 0 }, 1.3)).toBe(fitToWidth);
  });

  it('responds to plus, minus and zero', () => {
    expect(zoomForKey('+', 100)).toBe(125);
    expect(zoomForKey('-', 100)).toBe(75);
    expect(zoomForKey('0', 250)).toBe(fitToWidth);
    expect(zoomForKey('z', 100)).toBeUndefined();
  });
});

describe('geometry', () => {
  const length = fc.double({ min: 1, max: 4000, noNaN: true });
  const offset = fc.double({ min: -4000, max: 4000, noNaN: true });
  const box = fc.record({ left: offset, top: offset, width: length, height: length });
  const point = fc.record({ x: offset, y: offset });

  it('keeps the point under the pointer in place, whatever the new size', () => {
    fc.assert(
      fc.property(box, box, point, (before, after, pointer) => {
        const part = partAt(before, pointer);
        const by = scrollToKeep(after, part, pointer);
        const scrolled = { ...after, left: after.left - by.left, top: after.top - by.top };
        const there = partAt(scrolled, pointer);
        expect(there.x * scrolled.width).toBeCloseTo(part.x * scrolled.width, 3);
        expect(there.y * scrolled.height).toBeCloseTo(part.y * scrolled.height, 3);
      }),
    );
  });

  it('centres a single box in the stage', () => {
    fc.assert(
      fc.property(box, box, (stage, mark) => {
        const by = scrollToCentre(stage, [mark]);
        const centre = centreOf({ ...mark, left: mark.left - by.left, top: mark.top - by.top });
        expect(centre.x).toBeCloseTo(centreOf(stage).x, 6);
        expect(centre.y).toBeCloseTo(centreOf(stage).y, 6);
      }),
    );
  });

  it('centres the middle between two boxes', () => {
    const stage = { left: 0, top: 0, width: 100, height: 100 };
    const at = (top: number) => ({ left: 40, top, width: 20, height: 10 });
    expect(scrollToCentre(stage, [at(100), at(200)])).toEqual({ left: 0, top: 105 });
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

  it('swaps the left and right arrow keys in right-to-left text', () => {
    expect(pageForKey('ArrowLeft', on(3, true))).toBe(4);
    expect(pageForKey('ArrowRight', on(3, true))).toBe(2);
  });

  it('ignores up, down and all other keys', () => {
    for (const key of ['ArrowUp', 'ArrowDown', ' ', 'Tab', 'a']) {
      expect(pageForKey(key, on(3))).toBeUndefined();
    }
  });

  it('stays between the first and the last page', () => {
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
