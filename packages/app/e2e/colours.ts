import type { Locator } from '@playwright/test';

export type Hue = 'red' | 'yellow' | 'green' | 'none';

/** Classifies the colour of a CSS property by hue. A canvas converts it to RGB, so any CSS colour format works. */
export async function hueOf(locator: Locator, property: string): Promise<Hue> {
  const [red, green, blue] = await locator.evaluate((element, name) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The browser has no 2D canvas.');
    context.fillStyle = getComputedStyle(element).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red / 255, green / 255, blue / 255] as const;
  }, property);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 0.2) return 'none';
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const degrees = (sixth * 60 + 360) % 360;
  if (degrees < 22 || degrees > 340) return 'red';
  if (degrees < 65) return 'yellow';
  if (degrees > 80 && degrees < 165) return 'green';
  return 'none';
}
