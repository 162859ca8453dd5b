import { readFileSync } from 'node:fs';
import { compare, decode } from './pixels.js';

/** @typedef {import('../render/render.js').Result} Result */

/** @param {ReturnType<typeof compare>} difference */
function describe({ count, share, box, sizes: [before, after] }) {
  const isResized = before.width !== after.width || before.height !== after.height;
  const size = isResized
    ? `size ${before.width} × ${before.height} is now ${after.width} × ${after.height}; `
    : '';
  const area = `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  return `${size}${count} of its pixels differ (${(share * 100).toPrecision(2)} %), within ${area}`;
}

/**
 * Whether the pixels of a result differ, not only the name of its step.
 *
 * @param {Pick<Result, 'kind' | 'hash' | 'expectedHash'>} result
 */
export const hasOtherPixels = ({ kind, hash, expectedHash }) =>
  kind === 'changed' && hash !== expectedHash;

/**
 * Says where the pixels of each changed result differ, if there is a picture of what it was.
 *
 * @param {Result[]} results
 * @param {(result: Result) => { file: string, note?: string } | undefined} beforeOf
 * @returns {Promise<Result[]>}
 */
export const describeDifferences = (results, beforeOf) =>
  Promise.all(
    results.map(async (result) => {
      const before = hasOtherPixels(result) && beforeOf(result);
      if (!before) return result;
      const [then, now] = await Promise.all(
        [before.file, result.actual].map((file) => decode(readFileSync(file))),
      );
      const difference = compare(then, now);
      const text = difference.count > 0 ? describe(difference) : result.message;
      const message = before.note ? `${text}; ${before.note}` : text;
      return { ...result, ...difference, message, expected: before.file };
    }),
  );
