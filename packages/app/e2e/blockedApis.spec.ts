import { expect, test } from './fixtures';
import { heading, landingPath, open, untilInteractive } from './pages';

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
  // Leave the page: the `guard` fixture reads storage, which is blocked there.
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

test.fail('every test is guarded automatically', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => (document.cookie = 'planted=1'));
});
