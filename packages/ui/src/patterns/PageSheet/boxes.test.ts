import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../domain';
import { sheetSize } from '../findings';
import type { Status } from '../findings';
import { boxOnSheet, sharesTag, tagDistance } from './boxes';
import { pageRotations } from './types';

const { width: sheetWidth, height: sheetHeight } = sheetSize;
const topLeft = { x: 0, y: 0, width: 61.2, height: 79.2 };

describe('boxOnSheet', () => {
  it.each([
    [0, { x: 0, y: 0 }],
    [90, { x: 90, y: 0 }],
    [180, { x: 90, y: 90 }],
    [270, { x: 0, y: 90 }],
  ] as const)('rotates the top left corner clockwise by %i degrees', (rotation, corner) => {
    const box = boxOnSheet(topLeft, rotation);
    expect(box.x).toBeCloseTo(corner.x);
    expect(box.y).toBeCloseTo(corner.y);
    expect(box.width).toBeCloseTo(10);
    expect(box.height).toBeCloseTo(10);
  });

  it('keeps every box on the sheet, and its area, at every rotation', () => {
    const box = fc
      .record({
        x: fc.double({ min: 0, max: sheetWidth, noNaN: true }),
        y: fc.double({ min: 0, max: sheetHeight, noNaN: true }),
        right: fc.double({ min: 0, max: 1, noNaN: true }),
        down: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ x, y, right, down }) => ({
        x,
        y,
        width: right * (sheetWidth - x),
        height: down * (sheetHeight - y),
      }));
    fc.assert(
      fc.property(box, fc.constantFrom(...pageRotations), (upright, rotation) => {
        const { x, y, width, height } = boxOnSheet(upright, rotation);
        for (const start of [x, y, width, height]) expect(start).toBeGreaterThanOrEqual(-1e-6);
        expect(x + width).toBeLessThanOrEqual(100 + 1e-6);
        expect(y + height).toBeLessThanOrEqual(100 + 1e-6);
        expect(width * height).toBeCloseTo(
          (upright.width * upright.height * 1e4) / (sheetWidth * sheetHeight),
        );
      }),
    );
  });
});

describe('sharesTag', () => {
  const inner = { page: 2, x: 452, y: 310, width: 41, height: 8 };
  const outer = { page: 2, x: 449, y: 306, width: 48, height: 14 };
  const finding = { id: 'pixel', panel: 'fraud', name: 'Noise', status: 'warning' } as const;
  const findings = [{ ...finding, places: [outer] }];

  it('is true only for a box inside a larger one with the same icon', () => {
    expect(sharesTag(inner, 'warning', findings)).toBe(true);
    expect(sharesTag(outer, 'warning', findings)).toBe(false);
    expect(sharesTag(inner, 'error', findings)).toBe(false);
    expect(sharesTag({ ...inner, page: 3 }, 'warning', findings)).toBe(false);
    expect(sharesTag({ ...inner, x: 470 }, 'warning', findings)).toBe(false);
  });
});

describe('tagDistance', () => {
  const box = { page: 2, x: 41, y: 396, width: 530, height: 8 };
  const line = (change: Partial<Place>, status: Status = 'warning') =>
    ({ id: 'a', panel: 'fraud', name: 'A', status, places: [{ ...box, ...change }] }) as const;

  it('is the distance to the closest line above or below, in points', () => {
    const findings = [line({}), line({ y: 396 + 79.2 }), line({ y: 396 - 15.84 })];
    expect(tagDistance(box, findings)).toBeCloseTo(15.84);
  });

  it('ignores marks that share the tag, have none, or are elsewhere', () => {
    const findings = [
      line({ x: 45, width: 500 }),
      line({ y: 404 }, 'success'),
      line({ y: 404, x: 200, width: 100 }),
      line({ y: 404, page: 3 }),
    ];
    expect(tagDistance(box, findings)).toBe(sheetHeight);
  });
});
