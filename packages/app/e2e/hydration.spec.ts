import { documents } from '@patunay/fixtures';
import { defined } from './defined';
import { drop } from './files';
import { expect, test } from './fixtures';
import { delayChunk, documentPath, heading, openUnhydrated, untilInteractive } from './pages';

const document = defined(documents[0]);

test('clicks before hydration are replayed in order; a button without an action does nothing', async ({
  page,
}) => {
  // Wide enough for thumbnails.
  await page.setViewportSize({ width: 1440, height: 900 });
  const hydrate = await openUnhydrated(page, documentPath(document));
  await page.getByRole('button', { name: 'Next page' }).click();
  const thumbnail = page.getByRole('radio', { name: 'Thumbnail 3' });
  await thumbnail.click({ force: true });
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Approve Document' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Metadata' }).click();
  hydrate();
  await expect(page).toHaveURL(`${documentPath(document)}?page=4&panel=metadata`);
  await expect(page.getByText('Page 4 of 5')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Thumbnail 4' })).toBeChecked();
  await expect(page.getByRole('button', { expanded: true })).toHaveText(['Metadata']);
  await expect(heading(page)).toHaveText([document.name]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without the entry script, the page is readable and its links work; if it comes late, input is kept', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const start = await delayChunk(page, 'index');
  await page.goto('/clients', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(['Clients']);
  await page.getByRole('link', { name: 'Bulk Upload' }).click();
  await page.waitForURL('/upload', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(['Bulk Upload Documents']);
  await page.getByLabel('Client Name').fill('Panaderya');
  await page.getByRole('radio', { name: 'Merchant' }).click();
  start();
  await untilInteractive(page);
  await expect(page.getByLabel('Client Name')).toHaveValue('Panaderya');
  await expect(page.getByRole('radio', { name: 'Merchant' })).toBeChecked();
  expect(errors).toEqual([]);
});

test('an upload form filled in before hydration keeps its values and files', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/upload');
  await page.getByLabel('Client Name').fill('Panaderya');
  await page.getByLabel('Document Type').selectOption('utility_bill');
  await drop(page.getByRole('group', { name: 'Files', exact: true }), [{ name: 'bill.pdf' }]);
  hydrate();
  await expect(page.getByRole('button', { name: 'Upload 1 File(s)' })).toBeEnabled();
  await expect(page.getByRole('listitem').filter({ hasText: 'bill.pdf' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Client Name')).toHaveValue('Panaderya');
});

test('text typed and a button clicked before hydration are kept, together with the query in the URL', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/clients?sort=name');
  await page.getByRole('searchbox').fill('ma');
  await page.getByRole('button', { name: 'Add Client' }).click();
  hydrate();
  await expect(page.getByRole('dialog', { name: 'Add Client' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add Client' })).toBeFocused();
  await expect(page).toHaveURL('/clients?sort=name&q=ma');
  await expect(page.getByRole('searchbox')).toHaveValue('ma');
  await expect(page.getByRole('row').getByRole('link')).toHaveText([
    'Josefina Magbanua',
    'Maria Teresa Ibañez',
  ]);
});

test('content that depends on the query is hidden until hydration, which reuses the prerendered elements', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/reports?tab=rejected');
  const bank = page.getByRole('tabpanel', { name: 'Bank Statements', includeHidden: true });
  await expect(bank).toBeHidden();
  await expect(heading(page)).toBeVisible();
  await heading(page).evaluate((element) => element.setAttribute('data-mark', ''));
  hydrate();
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveText(['Rejected Documents']);
  await expect(page.getByRole('tabpanel', { name: 'Rejected Documents' })).toBeVisible();
  // The attribute survives only if React hydrates the prerendered element instead of replacing it.
  await expect(heading(page)).toHaveAttribute('data-mark', '');

  await test.step('a tab clicked before hydration opens', async () => {
    await page.unrouteAll();
    const hydrateAgain = await openUnhydrated(page, '/reports');
    await page.getByRole('tab', { name: 'Utility Bills' }).click();
    hydrateAgain();
    await expect(page).toHaveURL('/reports?tab=utility');
    await expect(selected).toHaveText(['Utility Bills']);
  });
});
