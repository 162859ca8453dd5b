import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Clip = { x: number; y: number; width: number; height: number };
export type Rgb = readonly [red: number, green: number, blue: number];

function luminance(colour: Rgb) {
  const linear = (part: number) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = colour;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb) {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Takes a screenshot. Returns its pixels, and a function that reads one at a place in the viewport. */
export async function readPixels(page: Page, clip: Clip) {
  const left = Math.floor(clip.x);
  const top = Math.floor(clip.y);
  const png = await page.screenshot({
    clip: {
      ...clip,
      x: left,
      y: top,
      width: Math.ceil(clip.width),
      height: Math.ceil(clip.height),
    },
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / Math.ceil(clip.width);
  const colourOf = (pixel: number): Rgb => {
    const at = pixel * info.channels;
    const [red, green, blue] = data.subarray(at, at + 3);
    if (red === undefined || green === undefined || blue === undefined)
      throw new Error(`The screenshot has no pixel ${pixel}.`);
    return [red, green, blue];
  };
  const colourAt = (x: number, y: number): Rgb | undefined => {
    const [column, row] = [Math.floor((x - left) * scale), Math.floor((y - top) * scale)];
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return undefined;
    return colourOf(row * info.width + column);
  };
  /** The colours of all pixels. Not read before they are needed: a large screenshot has millions. */
  const colours = () =>
    Array.from({ length: info.width * info.height }, (_, pixel) => colourOf(pixel));
  return { colourAt, colours };
}

/**
 * The contrast between the most frequent colour of a screenshot, which is its background, and the colour that stands
 * out most.
 */
export async function contrastIn(page: Page, clip: Clip) {
  const { colours } = await readPixels(page, clip);
  const counts = new Map<string, { colour: Rgb; count: number }>();
  for (const colour of colours()) {
    const key = colour.join();
    counts.set(key, { colour, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const distinct = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const [background] = distinct;
  if (!background) throw new Error('The screenshot is empty.');
  return Math.max(...distinct.map(({ colour }) => contrast(colour, background.colour)));
}
