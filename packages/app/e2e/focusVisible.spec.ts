import type { Page } from '@playwright/test';
import { onlyChromium } from './engines';
import { expect, test } from './fixtures';
import { landingPath, open, pageOfEachScreen } from './pages';

test.skip(({ browserName }) => browserName !== 'chromium', onlyChromium.phone);

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 640, height: 450 },
  { width: 390, height: 844 },
  // 1280 × 1024 at 400 % zoom.
  { width: 320, height: 256 },
];

/** The focused element and whether something covers it or it is outside the viewport, or `null` if nothing has focus. */
function focusedElement() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const point = [left + x * (right - left), top + y * (bottom - top)] as const;
      const shown = document.elementFromPoint(...point);
      return (
        shown !== null && (element.contains(shown) || shown.closest('label')?.control === element)
      );
    }),
  );
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return { name: `${element.tagName} ${name.slice(0, 40)}`, isSeen };
}

/** Presses a key until focus leaves the page. Returns the elements that were hidden while they had focus. */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = [];
  let count = 0;
  for (; count < 200; count += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(focusedElement);
    if (!focused) break;
    if (!focused.isSeen) hidden.push(`${key}: ${focused.name}`);
  }
  expect(count, 'stops').toBeGreaterThan(1);
  expect(count, 'stops').toBeLessThan(200);
  return hidden;
}

for (const size of sizes) {
  test(`focus is never hidden at ${size.width} × ${size.height}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(size);
    for (const path of [landingPath, ...pageOfEachScreen.map(({ path }) => path)]) {
      await test.step(path, async () => {
        if (path === landingPath) await page.goto(path);
        else await open(page, path);
        const forwards = await hiddenStops(page, 'Tab');
        const backwards = await hiddenStops(page, 'Shift+Tab');
        expect.soft([...forwards, ...backwards], path).toEqual([]);
      });
    }
  });
}
