import type { Page } from '@playwright/test';
import { drop } from './files';
import { expect, test } from './fixtures';
import { zoomed } from './modes';
import { heading, open } from './pages';

test.use({ viewport: zoomed });

/** Expects the content to fit the viewport's width; wider content must scroll in its own container. */
async function expectReflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    zoomed.width,
  );
}

test('every task can be done in a viewport of 320 by 256 px', async ({ page }) => {
  await test.step('adding a client', async () => {
    await open(page, '/clients');
    await page.getByRole('searchbox').fill('ma');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Add Client' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Client Name').fill('Leonor Abad');
    await dialog.getByRole('radio', { name: 'Merchant' }).click();
    await dialog.getByLabel('Document Type').selectOption('dti_certificate');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByLabel('File', { exact: true }).click();
    await (
      await chooser
    ).setFiles({ name: 'dti.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await expectReflow(page);
    await dialog.getByRole('button', { name: 'Add Client' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').getByText('the client was not saved')).toBeInViewport();
  });

  await test.step('from the clients to a document, its pages and its panels', async () => {
    await open(page, '/clients');
    await page.getByRole('link', { name: 'Maria Teresa Ibañez' }).click();
    await expectReflow(page);
    await page.getByRole('link', { name: 'Review Now' }).first().click();
    await expect(heading(page)).toHaveText(['Sampaguita statement Oct 2026.pdf']);
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    const panel = page.getByRole('button', { name: 'Fraud Detection', exact: true });
    await panel.click();
    await expect(panel).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Copy/Move Detection').first()).toBeVisible();
    await expectReflow(page);
  });

  await test.step('uploading', async () => {
    await open(page, '/upload');
    await page.getByLabel('Client Name').fill('Panaderya Dapithapon');
    await page.getByLabel('Document Type').selectOption('id');
    await drop(page.getByRole('group', { name: 'Files', exact: true }), [
      { name: 'a.pdf' },
      { name: 'b.png' },
    ]);
    const files = page.getByRole('group', { name: 'Selected files' });
    await files.getByRole('button', { name: 'b.png' }).first().click();
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toBeVisible();
    await files.getByRole('button', { name: 'Remove' }).first().click();
    await expectReflow(page);
    await page.getByRole('button', { name: 'Upload 1 File(s)' }).click();
    await expect(page.getByRole('status').getByText('1 file was not sent')).toBeInViewport();
  });

  await test.step('reviewing a document', async () => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Reject' }).click();
    await dialog.getByLabel('Rejection Reason (Required)').fill('Not legible');
    await expectReflow(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Document has been rejected')).toBeInViewport();
  });

  await test.step('choosing and exporting a report', async () => {
    await open(page, '/reports');
    await page.getByRole('tab', { name: 'Rejected Documents' }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Rejected Documents']);
    await expectReflow(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('rejected_documents_report.json');
  });

  await test.step('navigating with the menu', async () => {
    await open(page, '/dashboard');
    for (const [link, title] of [
      ['Activity', 'Activity Log'],
      ['Reports', 'Reports'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click();
      await expect(heading(page)).toHaveText([title]);
      await expect(heading(page)).toBeInViewport();
    }
  });
});
