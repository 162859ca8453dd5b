import { clients, documents } from '@patunay/fixtures';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from './fixtures';
import { clientPath, expectApplicationError, heading, open, sidebarLinks } from './pages';

const [client] = clients;
const [document] = documents;
const long = 'x'.repeat(3000);

/** More such URLs are tested in `src/unknownUrls.test.ts`. */
const unknownPages = {
  'Client not found': ['/clients/CL-0000', '/clients/CL-1001%00', `/clients/${long}`],
  'Document not found': [
    `${clientPath(client!)}/documents/%3Cscript%3Ealert(1)%3C%2Fscript%3E`,
    `${clientPath(client!)}/documents/..%2F..%2Fclients`,
    // Both exist, but the document belongs to another client.
    `${clientPath(client!)}/documents/${document!.id}`,
  ],
};
for (const [message, urls] of Object.entries(unknownPages)) {
  test(`${message}: status 404, inside the app shell, with a breadcrumb`, async ({ page }) => {
    for (const url of urls) {
      const response = await open(page, url);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText([message]);
      await expect(page).toHaveTitle(`${message} · Patunay`);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(sidebarLinks(page)).toHaveCount(6);
      await expect(
        page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
      ).toHaveText(['Dashboard', 'Clients']);
    }
  });
}

for (const [what, url] of [
  ['client', '/clients/CL-0000'],
  ['document', '/clients/CL-1001/documents/DOC-0000'],
] as const) {
  test(`the page of a missing ${what} has a link back`, async ({ page }) => {
    await open(page, url);
    await page.getByRole('link', { name: 'All clients' }).click();
    await expect(page).toHaveURL('/clients');
    await expect(heading(page)).toHaveText(['Clients']);
  });
}

test('an unknown URL shows the default error page', async ({ page }) => {
  for (const url of ['/no/such/page', '/%E0%A4%A', '/clients/CL-1001/documents/%', `/${long}`]) {
    await open(page, url);
    await expectApplicationError(page, '404 Not Found');
  }
});

test('the error page links back into the app', async ({ page }) => {
  await open(page, '/no/such/page');
  await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
  await expect(heading(page)).toHaveText(['Dashboard']);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Dashboard · Patunay');
  await page.goBack();
  await expectApplicationError(page, '404 Not Found');
});

test('a pathname that begins with two slashes shows the error page', async ({ page, baseURL }) => {
  const notFound = readFileSync(resolve(import.meta.dirname, '../../../dist/404.html'), 'utf8');
  await page.route(/\/\/clients\/$/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  await page.goto(`${baseURL}//clients/`);
  await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
});
