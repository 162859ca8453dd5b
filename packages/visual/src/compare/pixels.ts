import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { cell, cellAt, regionsOf, type Box } from './regions.ts';

/** RGBA, 8 bits per channel. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Decodes an image file. Returns undefined if it is damaged. */
export async function decode(file: Buffer): Promise<Pixels | undefined> {
  try {
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    return undefined;
  }
}

/** Hashes the pixels rather than the file, because Chromium may encode the same pixels differently on another CPU. */
export const hashOf = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width} ${height} `).update(data).digest('hex').slice(0, 32);

type Size = Pick<Pixels, 'width' | 'height'>;

const sizeOf = ({ width, height }: Pixels): Size => ({ width, height });

export interface Difference {
  /** The number of pixels that differ. */
  count: number;
  /** Their share of all pixels. */
  share: number;
  /** The box around all of them. */
  box: Box;
  /** The changed regions, in cells of 16 pixels. */
  regions: Box[];
  /** The sizes of both images. */
  sizes: [before: Size, after: Size];
}

/**
 * Counts the pixels that differ, and says where they are. If the sizes differ, pixels that only one image has count
 * too.
 */
export function compare(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const box = { left: width, top: height, right: -1, bottom: -1 };
  const cells = new Set<number>();
  let count = 0;
  const pixel = ({ width, height, data }: Pixels, x: number, y: number) =>
    x < width && y < height ? data.readUInt32LE((y * width + x) * 4) : -1;
  const row = ({ width, data }: Pixels, y: number) =>
    data.subarray(y * width * 4, (y + 1) * width * 4);
  for (let y = 0; y < height; y += 1) {
    if (before.width === after.width && row(before, y).equals(row(after, y))) continue;
    for (let x = 0; x < width; x += 1) {
      if (pixel(before, x, y) === pixel(after, x, y)) continue;
      count += 1;
      cells.add(cellAt(Math.floor(x / cell), Math.floor(y / cell)));
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  }
  return {
    count,
    share: count / (width * height),
    box: {
      x: box.left,
      y: box.top,
      width: box.right - box.left + 1,
      height: box.bottom - box.top + 1,
    },
    regions: regionsOf(cells).map((region) => ({
      ...region,
      width: Math.min(region.width, width - region.x),
      height: Math.min(region.height, height - region.y),
    })),
    sizes: [sizeOf(before), sizeOf(after)],
  };
}
