import { cdp } from 'vitest/browser';

type MouseType = 'mouseMoved' | 'mousePressed' | 'mouseReleased';

/** A real mouse at a point of the page, because synthetic events select nothing. */
export async function mouse(
  type: MouseType,
  { x, y }: { x: number; y: number },
  more: object = {},
) {
  const frame = window.frameElement!.getBoundingClientRect();
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: frame.x + x,
    y: frame.y + y,
    button: type === 'mouseMoved' ? 'none' : 'left',
    buttons: type === 'mousePressed' ? 1 : 0,
    clickCount: 1,
    ...more,
  });
}
