import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectApplicationError, heading, open, untilInteractive } from './pages';

test.use({
  expectedErrors:
    /planted|Failed to (load|fetch)|ERR_|dynamically imported module|^[45]\d\d http|disallowed MIME type|React Router caught|^Error \(/,
});

const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** Aborts the requests for a chunk until the returned function is called. */
async function blockChunk(page: Page, name: string) {
  await page.route(chunk(name), (route) => route.abort());
  return () => page.unroute(chunk(name));
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

function uncaughtErrors(page: Page) {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}

/**
 * Follows a link to a page whose chunk fails to load: the app reloads the document once, then shows the error page. A
 * document that was reloaded is not reloaded again.
 */
async function expectFailure(page: Page, name: string) {
  await link(page, name).click();
  await expectApplicationError(page);
}

/** What a host responds when a new release has removed the file. */
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

test('a page whose chunk was removed by a new release reloads the document once, then shows the error page with "Try again"', async ({
  page,
}) => {
  await open(page, '/clients');
  let requests = 0;
  await page.route(chunk('Activity'), async (route) => {
    requests += 1;
    await (requests === 1 ? notFound(route) : route.continue());
  });
  await link(page, 'Activity').click();
  await expect(heading(page)).toHaveText(['Activity Log']);
  await untilInteractive(page);
  expect(requests).toBe(2);

  await open(page, '/clients');
  await page.route(chunk('Reports'), notFound);
  await expectFailure(page, 'Reports');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/reports');
  await expect(page.getByText(/server|50\d|network|connection/i)).toHaveCount(0);

  await page.unroute(chunk('Reports'));
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(heading(page)).toHaveText(['Reports']);
  await expect(page).toHaveURL('/reports');
});

test('while offline, neither a page that fails to load nor "Try again" reloads the document', async ({
  page,
  context,
}) => {
  await open(page, '/clients');
  await context.setOffline(true);
  await expectFailure(page, 'Activity');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForTimeout(1000);
  await expectApplicationError(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(['Activity Log']);
});

test('a page opened by its URL shows the error page if its code throws or fails to load', async ({
  page,
}) => {
  await test.step('code that throws, also after a click', async () => {
    await page.route(chunk('Activity'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("planted at component.js:1"); }',
      }),
    );
    await page.goto('/activity');
    await expectApplicationError(page);
    await link(page, 'Dashboard').click();
    await expect(heading(page)).toHaveText(['Dashboard']);
    await expectFailure(page, 'Activity');

    await page.unroute(chunk('Activity'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(['Activity Log']);
  });

  await test.step('code that fails to load', async () => {
    const unblock = await blockChunk(page, 'Activity');
    await page.goto('/activity');
    await expectApplicationError(page);
    await unblock();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row')).toHaveCount(9);
  });
});

test('typed text is kept if the chunk of another page fails: Back returns to the search', async ({
  page,
}) => {
  await open(page, '/clients');
  await page.getByRole('searchbox').pressSequentially('Pay');
  await page.route(chunk('Activity'), (route) => route.abort());
  await expectFailure(page, 'Activity');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('Pay');
});

test('a failed prefetch is not reported until the chunk is used', async ({ page }) => {
  const uncaught = uncaughtErrors(page);
  await open(page, '/reports');
  await blockChunk(page, 'Activity');
  const failed = page.waitForEvent('requestfailed');
  await link(page, 'Activity').hover();
  await failed;
  await page.waitForTimeout(300);
  expect(uncaught).toEqual([]);
  await expect(heading(page)).toHaveText(['Reports']);

  await test.step('an export', async () => {
    await blockChunk(page, 'exportReport');
    // The error page is shown only after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await expectApplicationError(page);
  });
});
