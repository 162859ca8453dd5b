import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** How long Chromium may take to draw the page again, in milliseconds. */
const timeout = 8_000;

const isFrameLost = (error: unknown) =>
  error instanceof Error && error.message.includes('Unable to capture screenshot');

export interface CaptureOptions {
  /** In CSS pixels; without it, the viewport. */
  clip?: { x: number; y: number; width: number; height: number; scale: number };
  captureBeyondViewport?: boolean;
}

/**
 * Takes a screenshot, as a PNG.
 *
 * If Chromium's GPU process ends while it copies the frame, Chromium reports "Unable to capture screenshot", starts
 * another one and draws the page again. The screenshot is then taken of the new frame. Throws if there is none after
 * eight seconds.
 */
export async function capture(
  devTools: Pick<CDPSession, 'send'>,
  options: CaptureOptions = {},
): Promise<Buffer> {
  const until = performance.now() + timeout;
  for (;;) {
    try {
      const { data } = await devTools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        ...options,
      });
      return Buffer.from(data, 'base64');
    } catch (error) {
      if (!isFrameLost(error) || performance.now() > until) throw error;
      await wait(50);
    }
  }
}
