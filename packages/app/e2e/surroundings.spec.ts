import type { ElementHandle } from '@playwright/test';
import { expect, test } from './fixtures';
import { pageOfEachScreen, heading, landingPath, open, untilInteractive } from './pages';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const note = 'Without JavaScript this page can be read, but not worked with.';

  test('a page says that it can only be read; the landing page has no notice', async ({ page }) => {
    for (const { path } of pageOfEachScreen) {
      await page.goto(path);
      await expect(page.locator('noscript > p')).toHaveText(note);
      await expect(page.locator('noscript > p')).toBeVisible();
    }
    await page.goto(landingPath);
    await expect(page.locator('noscript')).toHaveCount(0);
  });

  test('an unknown URL has its error page', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await expect(page.locator('noscript > p')).toHaveText('404 Not Found');
    await expect(page.locator('noscript > p')).toBeVisible();
  });
});

test('works when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(landingPath);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText(['Dashboard']);
  await untilInteractive(page);
  for (const link of ['Clients', 'Bulk Upload', 'Activity', 'Review', 'Reports']) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toBeFocused();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await download;
  // Unblock storage for the test's own check.
  await page.goto('about:blank');
});

test('works when the clipboard is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { get: () => undefined });
  });
  await open(page, '/upload');
  await page.getByRole('group', { name: 'Files', exact: true }).evaluate((area) => {
    area.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, clipboardData: new DataTransfer() }),
    );
  });
  await page.getByLabel('Client Name').fill('x');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(heading(page)).toBeVisible();
});

test('prints the same text as on the screen, black on white', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path } of pageOfEachScreen) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await open(page, path);
    const said = await page
      .getByRole('main')
      .locator('h1, h2, h3, td, dt, dd')
      .filter({ visible: true })
      .elementHandles();
    expect(said.length, path).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(
      await page.evaluate(
        (elements) =>
          elements
            .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
            .map(({ textContent }) => textContent),
        said as ElementHandle<Element>[],
      ),
      path,
    ).toEqual([]);
    const scheme = () => getComputedStyle(document.documentElement).colorScheme;
    expect(await page.evaluate(scheme), path).toBe('light');
  }
});

test.fail('every test is guarded automatically', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => (document.cookie = 'planted=1'));
});
