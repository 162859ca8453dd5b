import { expect, test } from './fixtures';
import { heading, landingPath, untilInteractive } from './pages';

test('works when storage and the clipboard are blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse });
    Object.defineProperty(navigator, 'clipboard', { get: () => undefined });
  });
  await page.goto(landingPath);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText(['Dashboard']);
  await untilInteractive(page);
  for (const link of ['Clients', 'Activity', 'Review', 'Reports']) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toBeFocused();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await download;

  await test.step('pasting files, copying and pasting text', async () => {
    await page.getByRole('link', { name: 'Bulk Upload', exact: true }).click();
    await expect(heading(page)).toBeFocused();
    await page.getByRole('group', { name: 'Files', exact: true }).evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['%PDF-1.7'], 'bill.pdf'));
      area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    });
    await expect(page.getByText('Please select a document type before uploading')).toBeVisible();
    await page.getByLabel('Client Name').fill('x');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(heading(page)).toHaveText(['Bulk Upload Documents']);
  });
  // Leave the page: the `guard` fixture reads storage, which is blocked there.
  await page.goto('about:blank');
});
