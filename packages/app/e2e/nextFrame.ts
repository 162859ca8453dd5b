import type { Page } from '@playwright/test';

/** Waits until timers that are due have run, and the page has shown a frame. */
export async function nextFrame(page: Page) {
  await page.evaluate(
    () =>
      new Promise<unknown>((done) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)));
      }),
  );
}
