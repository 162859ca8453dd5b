import { readFileSync } from 'node:fs';
import type { Result } from '../render/render.ts';
import { percentage } from './percentage.ts';
import { compare, decode, type Difference } from './pixels.ts';

/** The picture of what a screenshot was. */
export interface Before {
  file: string;
  /** What is to be said about it. */
  note?: string;
}

function describe({ count, share, box, sizes: [before, after] }: Difference) {
  const isResized = before.width !== after.width || before.height !== after.height;
  const size = isResized
    ? `size ${before.width} × ${before.height} is now ${after.width} × ${after.height}; `
    : '';
  const area = `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  return `${size}${count} of its pixels differ (${percentage(share)}), within ${area}`;
}

/** Whether the pixels of a result differ, not only the name of its step. */
export const hasOtherPixels = ({ kind, hash, expectedHash }: Result) =>
  kind === 'changed' && hash !== expectedHash;

/**
 * Describes where the pixels of each changed result differ, if there is a picture of the baseline. One pair of pictures
 * at a time: decoded, those of a long page take 60 MB.
 */
export async function describeDifferences(
  results: Result[],
  beforeOf: (result: Result) => Before | undefined,
): Promise<Result[]> {
  const described: Result[] = [];
  for (const result of results) {
    const before = hasOtherPixels(result) ? beforeOf(result) : undefined;
    const then = before && (await decode(readFileSync(before.file)));
    const now = then && result.actual && (await decode(readFileSync(result.actual)));
    if (!now) {
      described.push(result);
      continue;
    }
    const difference = compare(then, now);
    const text = difference.count > 0 ? describe(difference) : result.message;
    const message = before.note ? `${text}; ${before.note}` : text;
    described.push({ ...result, ...difference, message, expected: before.file });
  }
  return described;
}
