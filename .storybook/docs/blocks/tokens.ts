import source from '../../../packages/ui/src/styles/tokens.css?raw';

/** The names of all role tokens that start with `prefix`, in the order of the stylesheet. */
export function tokenNames(prefix: string): string[] {
  const names = [...source.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name.startsWith(`--pt-${prefix}`));
}

/** What the stylesheet declares for a token. */
export function tokenValue(name: string): string {
  const [, value = ''] = new RegExp(`^\\s+${name}:([^;]+);`, 'm').exec(source) ?? [];
  return value.replace(/\s+/g, ' ').trim();
}

/** Red, green and blue from 0 to 255, as the browser paints the colour `value` over white. */
export function paintedColour(value: string): [number, number, number] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot paint the colour.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: [number, number, number], other: [number, number, number]): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function luminance(colour: [number, number, number]): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = colour;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
