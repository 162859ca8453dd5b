import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  abortOnce,
  delayChunk,
  expectApplicationError,
  heading,
  open,
  prepareCaseSheet,
  tap,
  untilInteractive,
} from './pages';

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

/** Asserts that a progress bar is visible while an action waits for a chunk. */
async function expectProgress(
  page: Page,
  name: string,
  act: () => Promise<unknown>,
  label = 'Loading page',
) {
  const release = await delayChunk(page, name);
  const bar = page.getByRole('progressbar', { name: label });
  await act();
  await expect(bar).toBeVisible();
  release();
  await expect(bar).toHaveCount(0);
}

/** Follows a link to a page whose chunk fails to load, and asserts that the error page is shown. */
async function expectFailure(page: Page, name: string) {
  await link(page, name).click();
  await expectApplicationError(page);
}

test('a page whose code fails to load shows the error page, and "Try again" loads it without a reload', async ({
  page,
}) => {
  await open(page, '/clients');
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  for (const [failure, name, title, answer] of [
    ['it does not arrive', 'Activity', 'Activity Log', (route: Route) => route.abort()],
    [
      'a new release removed it',
      'Reports',
      'Reports',
      (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
    ],
    [
      'the server fails to send it',
      'Review',
      'Documents Needing Review',
      (route: Route) => route.fulfill({ status: 500, body: 'Oops' }),
    ],
  ] as const) {
    await test.step(failure, async () => {
      await page.route(chunk(name), answer);
      await expectFailure(page, name);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByText(/server|50\d|network|connection/i)).toHaveCount(0);

      await page.unroute(chunk(name));
      await expectProgress(page, name, () =>
        page.getByRole('button', { name: 'Try again' }).press('Enter'),
      );
      await expect(heading(page)).toHaveText([title]);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    });
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true);
});

test('a page that failed to load can be left, and opens once its code loads', async ({ page }) => {
  const unblock = await blockChunk(page, 'Activity');
  const unblockReports = await blockChunk(page, 'Reports');
  await open(page, '/clients');
  await test.step('leaves with Back', async () => {
    await expectFailure(page, 'Activity');
    await page.goBack();
    await expect(heading(page)).toHaveText(['Clients']);
    await expect(page.getByRole('row')).toHaveCount(6);
  });
  await test.step('leaves with the link to the dashboard', async () => {
    await expectFailure(page, 'Activity');
    await link(page, 'Dashboard').click();
    await expect(heading(page)).toHaveText(['Dashboard']);
    await expect(heading(page)).toBeFocused();
  });
  await test.step('opens once its code loads', async () => {
    await unblock();
    const loaded = page.waitForResponse(chunk('Activity'));
    await link(page, 'Activity').hover();
    await loaded;
    await link(page, 'Activity').click();
    await expect(heading(page)).toHaveText(['Activity Log']);
  });
  await test.step('opens without a prefetch, showing progress', async () => {
    await tap(page, 'Reports');
    await expectApplicationError(page);
    await unblockReports();
    await link(page, 'Dashboard').click();
    await expect(heading(page)).toHaveText(['Dashboard']);
    await expectProgress(page, 'Reports', () => tap(page, 'Reports'));
    await expect(heading(page)).toHaveText(['Reports']);
  });
  await test.step('retries a single failed request automatically', async () => {
    await abortOnce(page, chunk('Review'));
    await tap(page, 'Review');
    await expect(heading(page)).toHaveText(['Documents Needing Review']);
  });
});

test('"Try again" while offline still shows the error page', async ({ page, context }) => {
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

  await test.step('an entry script that fails once is requested again', async () => {
    await abortOnce(page, chunk('start'));
    await page.goto('/activity');
    await untilInteractive(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a chunk that fails to prefetch is not reported until it is used, and works once it loads', async ({
  page,
}) => {
  const uncaught = uncaughtErrors(page);
  await open(page, '/clients');

  for (const { href, dialog, button: name, title } of [
    { href: '/clients', dialog: 'AddClientDialog', button: 'Add Client', title: 'Add Client' },
    { href: '/review', dialog: 'ReviewDialog', button: 'Review', title: /^Review/ },
  ]) {
    await test.step(dialog, async () => {
      const unblock = await blockChunk(page, dialog);
      const sidebarLink = page
        .getByRole('navigation', { name: 'Main' })
        .locator(`a[href="${href}"]`);
      await sidebarLink.click();
      const button = page.getByRole('main').getByRole('button', { name }).first();
      for (const pointAt of [() => button.hover(), () => button.focus()]) {
        await pointAt();
        await page.waitForTimeout(300);
      }
      expect(uncaught).toEqual([]);
      await button.click();
      await expectApplicationError(page);

      await unblock();
      await link(page, 'Dashboard').click();
      await sidebarLink.click();
      await button.click();
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

test('a comparison that takes long to load shows a progress bar', async ({ page }) => {
  const path = '/clients/CL-1001/documents/DOC-2006?finding=balance-verification';
  await expectProgress(page, 'Comparison', () => open(page, path), 'Loading comparison');
  await expect(page.getByRole('group', { name: 'Comparison: Balance Verification' })).toBeVisible();
});

/** Opens a document at a finding whose comparison fails to load, and returns the message. */
async function openFailingComparison(page: Page) {
  await blockChunk(page, 'Comparison');
  // The retry requests the chunk with a query.
  await page.route(/\/assets\/Comparison-[^/]*\.js\?retry/, (route) => route.abort());
  await open(page, '/clients/CL-1001/documents/DOC-2006?finding=balance-verification');
  const alert = page.getByRole('alert').filter({ hasText: 'The comparison could not be loaded.' });
  await expect(alert).toBeVisible();
  return alert;
}

test('a comparison that fails to load says so, and can be loaded again', async ({ page }) => {
  const alert = await openFailingComparison(page);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Comparison: Balance Verification' })).toBeVisible();
  await expect(page.locator('[data-comparison]')).toBeFocused();
});

test('a comparison that fails to load says so on paper, too', async ({ page }) => {
  await openFailingComparison(page);
  await prepareCaseSheet(page);
  await page.emulateMedia({ media: 'print' });
  // Printing does not wait.
  const printed = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return document.querySelector<HTMLElement>('[aria-label="Case sheet"]')!.innerText;
  });
  expect(printed.split('The comparison could not be loaded.')).toHaveLength(4);
});
