import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** How a screenshot is cropped to a thumbnail. Sizes are in screenshot pixels (device pixel ratio 1). */
export interface Recipe {
  /** Width divided by height. */
  aspect: number;
  /** The minimum and maximum width of the crop. The maximum keeps text legible in the card. */
  width: [min: number, max: number];
  /** The width that the crop is scaled to; without it, the crop is not scaled. */
  output?: number;
  /** Trims the plain background around the content, such as the page around a dialog. */
  trim?: boolean;
  /** The centre of the crop; without it, the crop starts at the top left corner. */
  centre?: { x: number; y: number };
}

/** The space that is left around trimmed content. */
const padding = 16;

const pixelsOf = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true });

/** Crops a screenshot. Content smaller than the crop is centred, and the background colour continues around it. */
export async function crop(
  file: string,
  { aspect, width: [min, max], output, trim, centre = { x: 0, y: 0 } }: Recipe,
) {
  const screenshot = await pixelsOf(sharp(file).removeAlpha());
  const [r, g, b] = screenshot.data.subarray(-3);
  const background = { r, g, b };
  let content = sharp(screenshot.data, { raw: screenshot.info });
  if (trim) {
    content = content
      .trim({ background, threshold: 0, lineArt: true })
      .extend({ top: padding, right: padding, bottom: padding, left: padding, background });
  }
  const { data, info } = await pixelsOf(content);
  const width = Math.round(Math.min(max, Math.max(min, info.width, info.height * aspect)));
  const x = along(info.width, width, centre.x);
  const y = along(info.height, Math.round(width / aspect), centre.y);
  return sharp(data, { raw: info })
    .extract({ left: x.start, top: y.start, width: x.length, height: y.length })
    .resize(output)
    .extend({ left: x.before, right: x.after, top: y.before, bottom: y.after, background })
    .webp({ quality: 66, effort: 4 })
    .toBuffer();
}

/** Where a crop starts and how long it is, along one axis, and the background that it adds on both sides. */
function along(total: number, wanted: number, centre: number) {
  const length = Math.min(total, wanted);
  const start = Math.max(0, Math.min(Math.round(centre - wanted / 2), total - length));
  const missing = wanted - length;
  return { start, length, before: Math.floor(missing / 2), after: Math.ceil(missing / 2) };
}
