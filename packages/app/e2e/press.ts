import type { Page } from '@playwright/test';

const lastKey = new WeakMap<Page, string>();

/**
 * Presses keys at the pace of a person: a letter at once after another one would count as dictated text. Holds arrow
 * keys for a moment: Radix moves focus in a timeout after keydown, and checks a radio button only if an arrow key is
 * still down by then, which a busy machine may see late.
 */
export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    if (/^[a-z]$/.test(key) && key !== lastKey.get(page)) await page.waitForTimeout(100);
    await page.keyboard.press(key, { delay: key.startsWith('Arrow') ? 150 : 0 });
    lastKey.set(page, key);
  }
}
