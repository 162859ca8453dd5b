import type { PageTextLine } from '../../domain';

/** The height of the letters' content area in common sans-serif typefaces, in ems. */
const contentHeight = 1.15;

/** The font size of a line in which its letters are as high as its box, in points. */
export const fontSizeOf = ({ height }: PageTextLine) => height / contentHeight;

let context: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** The width of a text in the layer's font, in ems. */
function naturalWidth(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (context === undefined) {
    // oxlint-disable-next-line patunay/own-window -- only measures text, in no document
    context = document.createElement('canvas').getContext('2d');
    if (context) {
      // As in the style sheet.
      context.font = '100px sans-serif';
      context.fontKerning = 'none';
      context.textRendering = 'geometricPrecision';
    }
  }
  const width = (context?.measureText(text).width ?? 0) / 100;
  widths.set(text, width);
  return width;
}

/**
 * Joined letters, and characters made of several code points, such as accents, vowel signs and emoji: letter spacing
 * would not fit them.
 */
const composed =
  /[\p{M}\p{Cf}\p{Emoji_Presentation}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}]/u;

/**
 * The letter spacing of each word and the space before it, in ems, that put a line's words exactly where they are
 * printed, whatever the typeface. Words with composed letters are scaled instead.
 */
export function fitWords(line: PageTextLine) {
  const size = fontSizeOf(line);
  const space = naturalWidth(' ');
  let end = 0;
  return line.words.map(({ text, at, width }, index) => {
    const natural = naturalWidth(text);
    const wanted = width / size;
    const isScaled = composed.test(text) && natural > 0;
    const letters = [...text].length;
    const spacing = isScaled || letters === 0 ? 0 : (wanted - natural) / letters;
    const margin = at / size - end - (index === 0 ? 0 : space);
    // Scaling leaves the layout as it is.
    end = at / size + (isScaled ? natural : wanted);
    return { text, spacing, margin, scale: isScaled ? wanted / natural : undefined };
  });
}
