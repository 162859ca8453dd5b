import { clients, documents } from '@patunay/fixtures';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { clientPath, expectApplicationError, heading, open, sidebarLinks } from './pages';

// `src/unknownUrls.test.ts` server-renders many more unknown URLs.

test('an unknown client or document: status 404, inside the app shell, with a breadcrumb and a link back', async ({
  page,
}) => {
  for (const [message, url] of Object.entries({
    'Client not found': '/clients/CL-1001%00',
    // Both exist, but the document belongs to another client.
    'Document not found': `${clientPath(defined(clients[0]))}/documents/${defined(documents[0]).id}`,
  })) {
    await test.step(message, async () => {
      const response = await open(page, url);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText([message]);
      await expect(page).toHaveTitle(`${message} · Patunay`);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(sidebarLinks(page)).toHaveCount(6);
      await expect(
        page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
      ).toHaveText(['Dashboard', 'Clients']);
      await page.getByRole('link', { name: 'All clients' }).click();
      await expect(page).toHaveURL('/clients');
      await expect(heading(page)).toHaveText(['Clients']);
    });
  }
});

test('any other unknown URL shows the default error page, which links back into the app', async ({
  page,
  baseURL,
}) => {
  await test.step('a malformed pathname', async () => {
    await open(page, '/clients/CL-1001/documents/%');
    await expectApplicationError(page, '404 Not Found');
  });

  await test.step('an unknown pathname, then the link to the dashboard', async () => {
    await open(page, '/no/such/page');
    await expectApplicationError(page, '404 Not Found');
    await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
    await expect(heading(page)).toHaveText(['Dashboard']);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Dashboard · Patunay');
    await page.goBack();
    await expectApplicationError(page, '404 Not Found');
  });

  await test.step('a pathname that begins with two slashes', async () => {
    const notFound = readFileSync(resolve(import.meta.dirname, '../../../dist/404.html'), 'utf8');
    await page.route(/\/\/clients\/$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    );
    await page.goto(`${baseURL}//clients/`);
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
  });
});
