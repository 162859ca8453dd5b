import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centreOf,
  fitToWidth,
  maxZoom,
  minZoom,
  partAt,
  scrollToCentre,
  scrollToKeep,
  zoomedBy,
  zoomedIn,
  zoomedOut,
  zoomSteps,
  zoomToFit,
} from '../review';
import { lensCorner, lensSize, sheetCorner } from './lens';

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
    expect(scrollToCentre(stage, [at(100), at(150)])).toEqual({ left: 0, top: 80 });
  });

  it('centres the first box if they do not fit into the stage together', () => {
    const stage = { left: 0, top: 0, width: 100, height: 100 };
    const at = (top: number) => ({ left: 40, top, width: 20, height: 10 });
    expect(scrollToCentre(stage, [at(100), at(400)])).toEqual({ left: 0, top: 55 });
  });
});

describe('magnifier', () => {
  const viewport = { width: 1280, height: 800 };
  const { width, height } = lensSize(viewport);
  const pointIn = ({ width: right, height: bottom }: typeof viewport) =>
    fc.record({
      x: fc.double({ min: 0, max: right, noNaN: true }),
      y: fc.double({ min: 0, max: bottom, noNaN: true }),
    });

  it('is centred on the pointer', () => {
    const corner = lensCorner({ x: 600, y: 400 }, false, viewport);
    expect(corner).toEqual({ x: 600 - width / 2, y: 400 - height / 2 });
  });

  it('stays inside the viewport, also on a phone', () => {
    for (const screen of [viewport, { width: 320, height: 568 }]) {
      const size = lensSize(screen);
      fc.assert(
        fc.property(pointIn(screen), fc.boolean(), (point, isTouch) => {
          const { x, y } = lensCorner(point, isTouch, screen);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + size.width).toBeLessThanOrEqual(screen.width);
          expect(y + size.height).toBeLessThanOrEqual(screen.height);
        }),
      );
    }
  });

  it('is above a finger, or beside it at the top of the viewport', () => {
    const above = lensCorner({ x: 600, y: 400 }, true, viewport);
    expect(above.y + height).toBeLessThan(400);
    const beside = lensCorner({ x: 900, y: 60 }, true, viewport);
    expect(beside.x + width).toBeLessThan(900);
    expect(lensCorner({ x: 300, y: 60 }, true, viewport).x).toBeGreaterThan(300);
  });

  it('shows the point of the page under the pointer in its middle, three times as large', () => {
    const sheet = { left: 100, top: -300, width: 600, height: 776 };
    fc.assert(
      fc.property(pointIn({ width: 600, height: 476 }), ({ x, y }) => {
        const corner = sheetCorner(sheet, { x: x + 100, y }, viewport);
        expect(corner.x + 3 * x).toBeCloseTo(width / 2, 6);
        expect(corner.y + 3 * (y + 300)).toBeCloseTo(height / 2, 6);
      }),
    );
  });
});
