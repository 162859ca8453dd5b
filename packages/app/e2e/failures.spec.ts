import { clients, documents } from '@patunay/fixtures';
import type { Page, Route } from '@playwright/test';
import { drop } from './files';
import { expect, test } from './fixtures';
import { clientPath, heading, open, untilInteractive } from './pages';

const [client] = clients;
const [document] = documents;
const long = 'x'.repeat(3000);

const shellLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

async function expectApplicationError(page: Page, detail?: string) {
  await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
  await expect(page).toHaveTitle('Unexpected Application Error! · Patunay');
  await expect(page.locator('title')).toHaveCount(1);
  if (detail) await expect(page.getByText(detail, { exact: true })).toBeVisible();
  await expect(shellLinks(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  // No stack trace, no developer hints.
  await expect(page.locator('body')).not.toContainText(/\bat \w|\.js\b|developer|planted/i);
}

/** More such URLs are tested in `src/strangeUrls.test.ts`. */
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
      await expect(shellLinks(page)).toHaveCount(6);
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
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page)).toHaveText(['Dashboard']);
  await expect(page).toHaveTitle('Dashboard · Patunay');
  await page.goBack();
  await expectApplicationError(page, '404 Not Found');
});

test.describe('failures while loading', () => {
  test.use({
    expectedErrors:
      /planted|Failed to (load|fetch)|ERR_|dynamically imported module|^[45]\d\d http|disallowed MIME type|React Router caught|^Error \(/,
  });

  const activityChunk = /\/assets\/Activity-[^/]*\.js$/;
  const toActivity = (page: Page) => page.getByRole('link', { name: 'Activity', exact: true });

  test('a component that throws shows the default error page with a retry', async ({ page }) => {
    await page.route(activityChunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("planted at component.js:1"); }',
      }),
    );
    await open(page, '/dashboard');
    await toActivity(page).click();
    await expectApplicationError(page);

    await page.unroute(activityChunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(['Activity Log']);
  });

  test('a component that throws on page load shows the default error page', async ({ page }) => {
    await page.route(activityChunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("planted at component.js:1"); }',
      }),
    );
    await page.goto('/activity');
    await expectApplicationError(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page)).toHaveText(['Dashboard']);
  });

  for (const [name, answer] of Object.entries({
    'does not arrive': (route: Route) => route.abort(),
    'a new release removed': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
    'the server fails to send': (route: Route) => route.fulfill({ status: 500, body: 'Oops' }),
  })) {
    test(`a script that ${name} shows the default error page with a retry`, async ({ page }) => {
      await page.route(activityChunk, answer);
      await open(page, '/dashboard');
      await toActivity(page).click();
      await expectApplicationError(page);
      await expect(page.getByText(/server|50\d|network|connection/i)).toHaveCount(0);

      await page.unroute(activityChunk);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText(['Activity Log']);
    });
  }

  test('a script that fails to load with the first page shows the error page, too', async ({
    page,
  }) => {
    await page.route(activityChunk, (route) => route.abort());
    await page.goto('/activity');
    await expectApplicationError(page);
    await page.unroute(activityChunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row')).toHaveCount(9);
  });

  test('a page whose entry script fails to load can be read, and says so', async ({ page }) => {
    await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/activity');
    await expect(page.getByRole('alert')).toHaveText(
      'This page did not load completely. You can read it, but its controls do not work. Please reload it.',
    );
    await expect(heading(page)).toHaveText(['Activity Log']);
    await page.unroute(/\/assets\/start-[^/]*\.js$/);
    await page.reload();
    await untilInteractive(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a toast whose code fails to load leaves the page and its form unchanged', async ({
    page,
  }) => {
    await page.route(/\/assets\/Toaster-[^/]*\.js$/, (route) => route.abort());
    await open(page, '/upload');
    await page.getByLabel('Client Name').fill('Panaderya');
    await page.getByLabel('Document Type').selectOption('utility_bill');
    await drop(page.getByRole('group', { name: 'Files', exact: true }), [{ name: 'bill.pdf' }]);
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Upload 1 File(s)' }).click();
    await lost;
    await page.waitForTimeout(300);
    await expect(heading(page)).toHaveText(['Bulk Upload Documents']);
    await expect(page.getByLabel('Client Name')).toHaveValue('Panaderya');
  });

  test('an export whose code fails to load shows the default error page', async ({ page }) => {
    await page.route(/\/assets\/exportReport-[^/]*\.js$/, (route) => route.abort());
    await open(page, '/reports');
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await expectApplicationError(page);
  });

  for (const [path, dialog, name] of [
    ['/clients', 'AddClientDialog', 'Add Client'],
    ['/review', 'ReviewDialog', 'Review'],
  ] as const) {
    test(`${dialog}: a failed chunk is reported when it is opened, not when it is prefetched`, async ({
      page,
    }) => {
      const uncaught: Error[] = [];
      page.on('pageerror', (error) => uncaught.push(error));
      await page.route(new RegExp(`/assets/${dialog}-[^/]*\\.js$`), (route) => route.abort());
      await open(page, path);
      const button = page.getByRole('main').getByRole('button', { name }).first();
      for (const pointAt of [() => button.hover(), () => button.focus()]) {
        await pointAt();
        await page.waitForTimeout(300);
      }
      expect(uncaught).toEqual([]);
      await button.click();
      await expectApplicationError(page);
    });
  }

  test('after a failure, Back returns to a working page', async ({ page }) => {
    await page.route(activityChunk, (route) => route.abort());
    await open(page, '/clients');
    await toActivity(page).click();
    await expectApplicationError(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(['Clients']);
    await expect(page.getByRole('row')).toHaveCount(6);
  });
});
