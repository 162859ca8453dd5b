import type { Page } from '@playwright/test';
import { drop } from './files';
import { expect, test } from './fixtures';
import { clientPath, documentPath, heading, isInteractive } from './pages';
import { clients, documents } from '@patunay/fixtures';

/** Opens a page whose code is delayed: the prerendered HTML is visible, but is not hydrated until `act` has run. */
async function actEarly(page: Page, path: string, act: () => Promise<unknown>) {
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/assets\/BackOffice-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const entry = page.waitForResponse(/\/assets\/index-[^/]*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await (await entry).finished();
  // Give the entry time to load its static imports and run.
  await page.waitForTimeout(150);
  await act();
  answer();
}

test('a page is interactive when its load event fires, however late its code arrives', async ({
  page,
}) => {
  await page.route(/\/assets\/BackOffice-[^/]*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto('/clients', { waitUntil: 'load' });
  expect(await page.evaluate(isInteractive)).toBe(true);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a click before hydration is not lost', async ({ page }) => {
  await actEarly(page, '/clients', () => page.getByRole('button', { name: 'Add Client' }).click());
  await expect(page.getByRole('dialog', { name: 'Add Client' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add Client' })).toBeFocused();
});

test('two clicks before hydration both count', async ({ page }) => {
  const document = documents[0]!;
  await actEarly(page, documentPath(document), async () => {
    await page.getByRole('button', { name: 'Page 4' }).click();
    await page.getByRole('button', { name: 'Metadata' }).click();
  });
  await expect(page).toHaveURL(`${documentPath(document)}?page=4&panel=metadata`);
  await expect(page.getByText('Page 4 of 5')).toBeVisible();
  await expect(page.getByRole('button', { expanded: true })).toHaveText(['Metadata']);
});

test('a thumbnail clicked before hydration opens its page', async ({ page }) => {
  const document = documents[0]!;
  // Wide enough for thumbnails.
  await page.setViewportSize({ width: 1440, height: 900 });
  const thumbnail = page.getByRole('radio', { name: 'Thumbnail 3' });
  await actEarly(page, documentPath(document), () => thumbnail.click({ force: true }));
  await expect(page).toHaveURL(`${documentPath(document)}?page=3`);
  await expect(thumbnail).toBeChecked();
});

test('a tab clicked before hydration opens', async ({ page }) => {
  await actEarly(page, '/reports', () => page.getByRole('tab', { name: 'Utility Bills' }).click());
  await expect(page).toHaveURL('/reports?tab=utility');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Utility Bills']);
});

test('a search typed before hydration filters the table', async ({ page }) => {
  await actEarly(page, '/clients', () => page.getByRole('searchbox').fill('ma'));
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveValue('ma');
  await expect(page).toHaveURL('/clients?q=ma');
});

test('an upload form filled in before hydration accepts files', async ({ page }) => {
  await actEarly(page, '/upload', async () => {
    await page.getByLabel('Client Name').fill('Panaderya');
    await page.getByLabel('Document Type').selectOption('utility_bill');
  });
  await expect(async () => {
    await drop(page.getByRole('group', { name: 'Files', exact: true }), [{ name: 'bill.pdf' }]);
    await expect(page.getByRole('button', { name: /^Upload [1-9]/ })).toBeEnabled({ timeout: 500 });
  }).toPass({ timeout: 5000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Client Name')).toHaveValue('Panaderya');
});

test('a button without an action also does nothing before hydration', async ({ page }) => {
  const client = clients[0]!;
  await actEarly(page, clientPath(client), async () => {
    await page.getByRole('button', { name: 'Upload Document' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
  });
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(clientPath(client));
  await expect(heading(page)).toHaveText([client.name]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
