import type { Page } from '@playwright/test';
import { daily } from './daily';
import { onlyChromium } from './engines';
import { payload } from './files';
import { expect, test } from './fixtures';
import { nextFrame } from './nextFrame';
import { landingPath, open, pageOfEachScreen } from './pages';

test.skip(({ browserName }) => browserName !== 'chromium', onlyChromium.phone);

const sizes: { width: number; height: number; tag?: string }[] = [
  { width: 1440, height: 900, tag: daily },
  { width: 1366, height: 650 },
  { width: 640, height: 450, tag: daily },
  { width: 390, height: 844 },
  // 1280 × 1024 at 400 % zoom.
  { width: 320, height: 256 },
];

/** The focused element and whether something covers it or it is outside the viewport, or `null` if nothing has focus. */
function focusedElement() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const box = element.getBoundingClientRect();
  const { left, right } = box;
  // Of what is higher than the viewport, such as a page of a document, a part is enough.
  const isHigh = box.height > innerHeight / 2;
  const top = isHigh ? Math.max(box.top, 0) : box.top;
  const bottom = isHigh ? Math.min(box.bottom, innerHeight) : box.bottom;
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
    let focused = await page.evaluate(focusedElement);
    // The tooltip of the element that had focus before closes a moment later.
    if (focused && !focused.isSeen) {
      await nextFrame(page);
      focused = await page.evaluate(focusedElement);
    }
    if (!focused) break;
    if (!focused.isSeen) hidden.push(`${key}: ${focused.name}`);
  }
  expect(count, 'stops').toBeGreaterThan(1);
  expect(count, 'stops').toBeLessThan(200);
  return hidden;
}

/** Opens Bulk Upload with two files listed and one of them previewed. */
async function openUpload(page: Page) {
  await open(page, '/upload');
  await page.getByLabel('Client Name').fill('Panaderya Dapithapon');
  await page.getByLabel('Document Type').selectOption('bank_statement');
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse files' }).click();
  const files = ['front.png', 'statement.pdf'].map((name) => payload({ name }));
  await (await picker).setFiles(files);
  await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible();
}

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'Add Client': async (page) => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click();
  },
  'Review document': async (page) => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').click();
    await page.getByRole('radio', { name: 'Reject' }).check();
  },
  'Keyboard shortcuts': async (page) => {
    await open(page, '/review');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
  },
  Menu: async (page) => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Open menu' }).click();
  },
};

/** Presses a key once around a dialog, and further. Returns the elements that were hidden while they had focus. */
async function hiddenInDialog(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = [];
  const seen = new Map<string, number>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    let focused = await page.evaluate(focusedElement);
    // Images that load later move what is below them.
    for (let retries = 0; focused && !focused.isSeen && retries < 10; retries += 1) {
      await page.waitForTimeout(50);
      focused = await page.evaluate(focusedElement);
    }
    if (!focused) return [...hidden, `${key}: focus is lost`];
    if (!focused.isSeen) hidden.push(`${key}: ${focused.name}`);
    seen.set(focused.name, (seen.get(focused.name) ?? 0) + 1);
    // Some names repeat, such as those of crops.
    if (presses > 5 && (seen.get('BUTTON Close') ?? 0) > 1) break;
  }
  return hidden;
}

for (const { tag = [], ...size } of sizes) {
  const at = `at ${size.width} × ${size.height}`;

  test(`focus is never hidden in a dialog ${at}`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    for (const [name, openDialog] of Object.entries(dialogs)) {
      // From 1024 px on, the menu is a sidebar.
      if (name === 'Menu' && size.width >= 1024) continue;
      await test.step(name, async () => {
        await openDialog(page);
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        const forwards = await hiddenInDialog(page, 'Tab');
        const backwards = await hiddenInDialog(page, 'Shift+Tab');
        expect.soft([...forwards, ...backwards], name).toEqual([]);
      });
    }
  });

  test(`focus is never hidden beside the preview of an upload ${at}`, { tag }, async ({ page }) => {
    await page.setViewportSize(size);
    await openUpload(page);
    // From the chosen file to the end, then through the whole page in both directions.
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab', 'Tab'] as const) {
      hidden.push(...(await hiddenStops(page, key)));
    }
    expect(hidden).toEqual([]);
  });

  test(`focus is never hidden ${at}`, { tag }, async ({ page }) => {
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
