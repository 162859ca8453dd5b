import type { Locator, Page, Route } from '@playwright/test';
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

/** What a host answers when a new release has removed the file. */
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

test('a page whose code was removed by a new release is loaded again with the document, then shows the error page with "Try again"', async ({
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

  await test.step('if the entry script fails to load, the page stays readable and shows a notice', async () => {
    const unblock = await blockChunk(page, 'start');
    await page.goto('/activity');
    await expect(page.getByRole('alert')).toHaveText(
      'This page did not load completely. You can read it, but its controls do not work. Please reload it.',
    );
    await expect(heading(page)).toHaveText(['Activity Log']);
    await unblock();
    await page.getByRole('link', { name: 'reload it' }).click();
    await untilInteractive(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

const failure = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Application Error!' });

const retry = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });

/**
 * Opens a dialog whose chunk fails, tries again, and closes the message. The page must not be replaced or reloaded.
 * (This Chromium remembers a failed chunk, so trying again fails, too. Newer ones fetch it again.)
 */
async function expectMessage(page: Page, part: string, opener: Locator) {
  let documents = 0;
  const count = () => void (documents += 1);
  page.on('domcontentloaded', count);
  const unblock = await blockChunk(page, part);
  await opener.click();
  await retry(page).click();
  await expect(failure(page)).toBeVisible();
  await failure(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(documents).toBe(0);
  page.off('domcontentloaded', count);
  await unblock();
}

test.describe('what is typed is kept if the code fails of', () => {
  test('Add Client', async ({ page }) => {
    await open(page, '/clients');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('Pay');
    await expectMessage(page, 'AddClientDialog', page.getByRole('button', { name: 'Add Client' }));
    await expect(search).toHaveValue('Pay');
    await expect(page).toHaveURL('/clients?q=Pay');
  });
});

test('a chunk that fails to prefetch is not reported until it is used; after a reload, it works', async ({
  page,
}) => {
  const uncaught = uncaughtErrors(page);

  for (const { href, dialog, button: name, title } of [
    { href: '/clients', dialog: 'AddClientDialog', button: 'Add Client', title: 'Add Client' },
    { href: '/review', dialog: 'ReviewDialog', button: 'Review', title: /^Review/ },
  ]) {
    await test.step(dialog, async () => {
      const unblock = await blockChunk(page, dialog);
      await open(page, href);
      const button = page.getByRole('main').getByRole('button', { name }).first();
      for (const pointAt of [() => button.hover(), () => button.focus()]) {
        await pointAt();
        await page.waitForTimeout(300);
      }
      expect(uncaught).toEqual([]);
      await button.click();
      await expect(failure(page)).toBeVisible();
      await unblock();
      await page.reload();
      await untilInteractive(page);
      // It is in the URL.
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
    });
  }

  await test.step('the menu', async () => {
    const errorsBefore = uncaught.length;
    await blockChunk(page, 'Drawer');
    await page.setViewportSize({ width: 390, height: 800 });
    const failed = page.waitForEvent('requestfailed', (request) =>
      chunk('Drawer').test(request.url()),
    );
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await failed;
    await page.waitForTimeout(800);
    expect(uncaught.slice(errorsBefore)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('an export', async () => {
    await blockChunk(page, 'exportReport');
    await link(page, 'Reports').click();
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await expectApplicationError(page);
  });
});
