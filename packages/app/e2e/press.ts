import type { Page } from '@playwright/test';

/**
 * Presses keys. Holds arrow keys for a moment: Radix moves focus in a timeout after keydown, and checks a radio button
 * only if an arrow key is still down by then, which may be late on a busy machine.
 */
export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    await page.keyboard.press(key, { delay: key.startsWith('Arrow') ? 150 : 0 });
  }
}
