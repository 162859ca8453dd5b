import { expect, test } from './fixtures';
import { delayChunk, heading, openUnhydrated, untilInteractive } from './pages';

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
