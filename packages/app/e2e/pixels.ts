import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Clip = { x: number; y: number; width: number; height: number };
export type Rgb = readonly [red: number, green: number, blue: number];

function luminance(colour: Rgb) {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
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
  const colourAt = (x: number, y: number): Rgb | undefined => {
    const [column, row] = [Math.floor((x - left) * scale), Math.floor((y - top) * scale)];
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return undefined;
    const at = (row * info.width + column) * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
  const colours = Array.from({ length: info.width * info.height }, (_, index) => {
    const at = index * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!] as const;
  });
  return { colourAt, colours };
}

/**
 * The contrast between the most frequent colour of a screenshot, which is its background, and the colour that stands
 * out most.
 */
export async function contrastIn(page: Page, clip: Clip) {
  const { colours } = await readPixels(page, clip);
  const counts = new Map<string, { colour: Rgb; count: number }>();
  for (const colour of colours) {
    const key = colour.join();
    counts.set(key, { colour, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const distinct = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const background = distinct[0]!.colour;
  return Math.max(...distinct.map(({ colour }) => contrast(colour, background)));
}
