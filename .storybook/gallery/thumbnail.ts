import sharp from 'sharp';

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

const padding = 16;

interface Axis {
  start: number;
  length: number;
}

/**
 * The content's bounding box, by axis: the content is every pixel that differs from the last pixel, which is
 * background.
 */
function contentOf(pixels: Uint32Array, width: number, height: number): { x: Axis; y: Axis } {
  const ground = pixels.at(-1);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[y * width + x] === ground) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return right > left
    ? { x: { start: left, length: right - left }, y: { start: top, length: bottom - top } }
    : { x: { start: 0, length: width }, y: { start: 0, length: height } };
}

/** Where the crop starts: it is centred on content that fits, and aligned with the start of content that does not. */
const cropStart = ({ start, length }: Axis, wanted: number) =>
  length + 2 * padding > wanted ? start - padding : Math.round(start + (length - wanted) / 2);

/** Where a crop around a point starts: within the screenshot, or centred on it if the crop is larger. */
const startAround = (point: number, length: number, total: number) =>
  length > total
    ? Math.round((total - length) / 2)
    : Math.max(0, Math.min(Math.round(point - length / 2), total - length));

/** Crops a screenshot. Where the crop extends beyond it, the background colour continues. */
export async function thumbnail(
  file: string,
  { aspect, width, output, trim, centre = { x: 0, y: 0 } }: Recipe,
) {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const { x, y } = trim
    ? contentOf(pixels, info.width, info.height)
    : { x: { start: 0, length: info.width }, y: { start: 0, length: info.height } };
  const room = trim ? 2 * padding : 0;
  const needed = Math.max(x.length + room, (y.length + room) * aspect);
  const cropWidth = Math.round(Math.min(width[1], Math.max(width[0], needed)));
  const cropHeight = Math.round(cropWidth / aspect);
  const left = trim ? cropStart(x, cropWidth) : startAround(centre.x, cropWidth, info.width);
  const top = trim ? cropStart(y, cropHeight) : startAround(centre.y, cropHeight, info.height);
  const from = { x: Math.max(0, left), y: Math.max(0, top) };
  const to = {
    x: Math.min(info.width, left + cropWidth),
    y: Math.min(info.height, top + cropHeight),
  };
  const cropped = sharp(data, { raw: info }).extract({
    left: from.x,
    top: from.y,
    width: to.x - from.x,
    height: to.y - from.y,
  });
  const sized = output
    ? cropped.resize({ width: output })
    : cropped.extend({
        left: from.x - left,
        top: from.y - top,
        right: left + cropWidth - to.x,
        bottom: top + cropHeight - to.y,
        background: { r: data.at(-4)!, g: data.at(-3)!, b: data.at(-2)! },
      });
  return sized.removeAlpha().webp({ quality: 66, effort: 4 }).toBuffer();
}
