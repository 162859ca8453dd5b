import { documents } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drop } from './files';
import { expect, test } from './fixtures';
import { documentPath, heading, open, untilInteractive } from './pages';

const document = documents[0]!;
const searchBox = (page: Page) => page.getByRole('searchbox');

/** Opens a page, and delays the back office's chunk until the returned function is called. */
async function openUnhydrated(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/BackOffice-[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/BackOffice-[^/]*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return release;
}

/** Scroll positions of the next frames, starting with the first that shows the new `h1`. */
async function scrollPositionsAfter(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    const positions: number[] = [];
    const old = window.document.querySelector('h1');
    Reflect.set(window, 'positions', positions);
    const look = () => {
      const shown = window.document.querySelector('h1');
      if (shown && shown !== old) positions.push(window.scrollY);
      if (positions.length < 10) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act();
  await page.waitForFunction(() => (Reflect.get(window, 'positions') as number[]).length === 10);
  return page.evaluate(() => Reflect.get(window, 'positions') as number[]);
}

test.describe('with code that failed to load', () => {
  test.use({ expectedErrors: /Failed to (load|fetch)|ERR_|dynamically imported|React Router/ });

  const block = async (page: Page, name: string) => {
    const files = new RegExp(`/assets/${name}-[^/]*\\.js`);
    await page.route(files, (route) => route.abort());
    return () => page.unroute(files);
  };

  /** Delays a chunk until the progress bar is visible. */
  const expectProgress = async (page: Page, name: string, act: () => Promise<unknown>) => {
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    await page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), async (route) => {
      await released;
      await route.continue();
    });
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await act();
    await expect(bar).toBeVisible();
    release();
    await expect(bar).toHaveCount(0);
  };

  test('a page that fails to load focuses the error, and the link out focuses the next page', async ({
    page,
  }) => {
    await block(page, 'Activity');
    await open(page, '/clients');
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await expect(heading(page)).toBeFocused();
    await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
    await expect(heading(page)).toHaveText(['Dashboard']);
    await expect(heading(page)).toBeFocused();
  });

  test('the link out of an unknown page focuses the next page', async ({ page }) => {
    await page.goto('/no/such/page');
    await untilInteractive(page);
    await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
    await expect(heading(page)).toHaveText(['Dashboard']);
    await expect(heading(page)).toBeFocused();
  });

  test('falls back to a status line while the Toaster chunk fails to load, and shows a toast once it loads', async ({
    page,
  }) => {
    const unblock = await block(page, 'Toaster');
    await open(page, '/upload');
    await page.getByLabel('Client Name').fill('Panaderya');
    await page.getByLabel('Document Type').selectOption('utility_bill');
    await drop(page.getByRole('group', { name: 'Files', exact: true }), [{ name: 'bill.pdf' }]);
    const upload = page.getByRole('button', { name: 'Upload 1 File(s)' });
    const message = page.getByRole('status').filter({ hasText: '1 file was not sent' });

    await upload.click();
    await expect(message).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
    await expect(message).toHaveCount(0, { timeout: 4000 });

    await unblock();
    await upload.click();
    await expect(message).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  test('a dialog opens once its code loads', async ({ page }) => {
    const unblock = await block(page, 'AddClientDialog');
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await unblock();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await page.getByRole('button', { name: 'Add Client' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Client' })).toBeVisible();
  });

  test('a screen opens once its code loads', async ({ page }) => {
    const unblock = await block(page, 'Activity');
    await open(page, '/clients');
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await unblock();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page)).toHaveText(['Dashboard']);
    const activity = page.getByRole('link', { name: 'Activity', exact: true });
    const loaded = page.waitForResponse(/\/assets\/Activity-/);
    await activity.hover();
    await loaded;
    await activity.click();
    await expect(heading(page)).toHaveText(['Activity Log']);
  });

  test('a screen opens without hover once its code loads, with progress', async ({ page }) => {
    // Like a tap: without a hover that would prefetch the chunk.
    const clickActivity = () =>
      page
        .getByRole('link', { name: 'Activity', exact: true })
        .evaluate((link: HTMLElement) => link.click());
    const unblock = await block(page, 'Activity');
    await open(page, '/clients');
    await clickActivity();
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await unblock();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page)).toHaveText(['Dashboard']);
    await expectProgress(page, 'Activity', clickActivity);
    await expect(heading(page)).toHaveText(['Activity Log']);
  });

  test('"Try again" shows progress and opens the page without a reload once its code loads', async ({
    page,
  }) => {
    const unblock = await block(page, 'Activity');
    await open(page, '/clients');
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await unblock();
    await expectProgress(page, 'Activity', () =>
      page.getByRole('button', { name: 'Try again' }).press('Enter'),
    );
    await expect(heading(page)).toHaveText(['Activity Log']);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL('/activity');
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true);
  });

  test('"Try again" leaves the error page in place while offline', async ({ page, context }) => {
    await open(page, '/clients');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForTimeout(1000);
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(['Activity Log']);
  });

  test('recovers from a single failed request', async ({ page }) => {
    await page.route(/\/assets\/Activity-[^/]*\.js/, (route) => route.abort(), { times: 1 });
    await open(page, '/clients');
    // Without a hover that would prefetch the chunk.
    await page
      .getByRole('link', { name: 'Activity', exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toHaveText(['Activity Log']);
  });

  test('prefetching the menu reports no error before it is clicked', async ({ page }) => {
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await page.setViewportSize({ width: 390, height: 800 });
    await block(page, 'Drawer');
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.waitForTimeout(800);
    expect(uncaught).toEqual([]);
  });
});

test('a pathname that begins with two slashes shows the error page', async ({ page, baseURL }) => {
  const notFound = readFileSync(resolve(import.meta.dirname, '../../../dist/404.html'), 'utf8');
  await page.route(/\/\/clients\/$/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  await page.goto(`${baseURL}//clients/`);
  await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
});

test('clearing a search without results keeps the focus in the search field', async ({ page }) => {
  await open(page, '/clients');
  await searchBox(page).fill('nobody');
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().press('Enter');
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(searchBox(page)).toBeFocused();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a new page is at its scroll position in the first frame', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await open(page, '/reports');
    await page.evaluate(() => window.scrollTo(0, 1e6));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    const home = page.getByRole('link', { name: 'Home', exact: true });
    const positions = await scrollPositionsAfter(page, () =>
      home.evaluate((link: HTMLElement) => link.click()),
    );
    expect(positions).toEqual(positions.map(() => 0));
  });
});

test("Back while typing restores and keeps the previous entry's search", async ({ page }) => {
  await open(page, '/clients?q=ma');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  // Wait for the page: clicking while it loads would replace this navigation, and Back would have one entry less.
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(searchBox(page)).toHaveValue('');
  await searchBox(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'x');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.go(-2);
  });
  await expect(searchBox(page)).toHaveValue('ma');
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/clients?q=ma');
  await expect(searchBox(page)).toHaveValue('ma');
});

test.describe('before hydration', () => {
  test('three clicks on "Next page" lead to page 4', async ({ page }) => {
    const release = await openUnhydrated(page, documentPath(document));
    for (let count = 0; count < 3; count += 1) {
      await page.getByRole('button', { name: 'Next page' }).click();
    }
    release();
    await expect(page.getByText('Page 4 of 5')).toBeVisible();
    await expect(page).toHaveURL(`${documentPath(document)}?page=4`);
  });

  test('text typed into a page with a query is kept, and the query applied', async ({ page }) => {
    const release = await openUnhydrated(page, '/clients?sort=name');
    await searchBox(page).fill('ma');
    release();
    await expect(page).toHaveURL('/clients?sort=name&q=ma');
    await expect(searchBox(page)).toHaveValue('ma');
    await expect(page.getByRole('row').getByRole('link')).toHaveText([
      'Josefina Magbanua',
      'Maria Teresa Ibañez',
    ]);
  });

  test('content that depends on the query is hidden, and nothing renders twice', async ({
    page,
  }) => {
    const release = await openUnhydrated(page, '/reports?tab=rejected');
    const bank = page.getByRole('tabpanel', { name: 'Bank Statements', includeHidden: true });
    await expect(bank).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await heading(page).evaluate((element) => element.setAttribute('data-mark', ''));
    release();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Rejected Documents']);
    await expect(page.getByRole('tabpanel', { name: 'Rejected Documents' })).toBeVisible();
    // The attribute survives only if React hydrates the prerendered element instead of replacing it.
    await expect(heading(page)).toHaveAttribute('data-mark', '');
  });
});

test.describe('scroll positions', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 300 }));

  const scrollTo = async (page: Page, top: number) => {
    await page.evaluate((position) => window.scrollTo(0, position), top);
    await page.waitForTimeout(100);
  };
  const follow = (page: Page, name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link: HTMLElement) => link.click());

  test('survive a replaced URL', async ({ page }) => {
    await open(page, '/clients');
    // Disable the browser's own scroll restoration, which differs between engines.
    await page.evaluate(() => (window.history.scrollRestoration = 'manual'));
    await scrollTo(page, 120);
    const sort = page.getByRole('columnheader', { name: 'Documents' }).getByRole('button');
    await sort.evaluate((button: HTMLElement) => button.click());
    await expect(page).toHaveURL('/clients?sort=documentsCount');
    await follow(page, 'Reports');
    await expect(heading(page)).toHaveText(['Reports']);
    await page.goBack();
    await expect(heading(page)).toHaveText(['Clients']);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  });

  test('are not shared by entries created by plain anchors', async ({ page }) => {
    await open(page, '/clients');
    await page.evaluate(() => (window.history.scrollRestoration = 'manual'));
    for (const [hash, top] of [
      ['#one', 100],
      ['#two', 60],
    ] as const) {
      await page.evaluate((value) => (window.location.hash = value), hash);
      await scrollTo(page, top);
      await follow(page, 'Reports');
      await expect(heading(page)).toHaveText(['Reports']);
      await follow(page, 'Clients');
      await expect(heading(page)).toHaveText(['Clients']);
    }
    for (const [hash, top] of [
      ['#two', 60],
      ['#one', 100],
    ] as const) {
      await page.evaluate(() => window.history.go(-2));
      await expect(page).toHaveURL(`/clients${hash}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      if (hash === '#two') await page.evaluate(() => window.history.go(-1));
    }
  });
});

test.describe('on a slow network', () => {
  test('navigation shows progress, announces it once, and shifts no layout', async ({ page }) => {
    await page.route(/\/assets\/Activity-[^/]*\.js/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await open(page, '/dashboard');
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    const box = await heading(page).boundingBox();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(bar).toBeVisible();
    await expect(page.getByText('Loading page', { exact: true })).toHaveCount(1);
    expect(await heading(page).boundingBox()).toEqual(box);
    await expect(heading(page)).toHaveText(['Activity Log']);
    await expect(bar).toHaveCount(0);
  });
});
