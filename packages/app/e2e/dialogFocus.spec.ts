import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { open } from './pages';

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'Add Client': async (page) => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
  },
  'Review document': async (page) => {
    await open(page, '/review');
    await page
      .getByRole('button', { name: /^Review/ })
      .first()
      .click();
  },
  'Keyboard shortcuts': async (page) => {
    await open(page, '/review');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
  },
};

/** What is wrong with the place of the focused element: undefined if its centre is visible. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Part of a large area, such as a page that scrolls, is always in view.
    if (height > innerHeight / 2) return undefined;
    const hit = document.elementFromPoint(x, y);
    const isVisible = hit !== null && (focused.contains(hit) || hit.contains(focused));
    return isVisible ? undefined : `${focused.outerHTML.slice(0, 90)} at ${x}, ${y}`;
  });

for (const [name, openDialog] of Object.entries(dialogs)) {
  test(`${name}: focus stays in view, forwards and backwards, also where it wraps`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [1280, 400],
      [1366, 650],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openDialog(page);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      for (const key of ['Shift+Tab', 'Tab']) {
        for (let presses = 1; presses <= 25; presses += 1) {
          await page.keyboard.press(key);
          // Polls, because images that load later move what is below them.
          const where = `${key} ${presses} times at ${width} × ${height}`;
          await expect.poll(() => hiddenFocus(page), where).toBeUndefined();
        }
      }
    }
  });
}
