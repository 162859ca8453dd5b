import { clients, documents } from '@patunay/fixtures';
import type { ElementHandle } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectLargeTargets, expectNoSidewaysScroll, recordShifts, shifts } from './layout';
import {
  backOfficePages,
  clientPath,
  delayChunk,
  documentPath,
  expectNoEffect,
  heading,
  landingPath,
  open,
  pageOfEachScreen,
} from './pages';

const sidebarLinks = [
  ['Home', '/'],
  ['Clients', '/clients'],
  ['Bulk Upload', '/upload'],
  ['Activity', '/activity'],
  ['Review', '/review'],
  ['Reports', '/reports'],
] as const;

/** The unit test `src/knownPages.test.ts` covers the other clients and documents. */
for (const { path, heading: text, breadcrumb } of pageOfEachScreen) {
  test(`${path} opens by its URL, without a login, in the app shell`, async ({
    page,
    browserName,
  }) => {
    await recordShifts(page);
    const response = await open(page, path);
    expect(response?.status()).toBe(200);

    await test.step('loading shifts no layout', async () => {
      if (browserName === 'chromium') expect(await shifts(page)).toEqual([]);
    });

    await test.step('one heading and one title, both for this page', async () => {
      await expect(heading(page)).toHaveText([text]);
      await expect(page).toHaveTitle(`${text} · Patunay`);
      await expect(page.locator('title')).toHaveCount(1);
    });

    await test.step('the sidebar has the six links in order, and Log Out', async () => {
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(sidebarLinks.map(([label]) => label));
      for (const [index, [, href]] of sidebarLinks.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', href);
      }
      const sidebar = page.getByRole('complementary');
      await expect(sidebar.getByRole('link')).toHaveCount(sidebarLinks.length);
      await expect(sidebar.getByRole('button')).toHaveText(['Log Out']);
    });

    await test.step('the breadcrumb leads from the dashboard to this page', async () => {
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('listitem')).toHaveText(breadcrumb);
      await expect(trail.getByRole('link')).toHaveText(breadcrumb.slice(0, -1));
      await expect(trail.locator('[aria-current=page]')).toHaveText(breadcrumb.at(-1)!);
    });

    await test.step('there is no login', async () => {
      await expect(page.locator('input[type=password], input[type=email]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /log ?in|sign ?in/i })).toHaveCount(0);
    });

    await test.step('the first Tab focuses the skip link', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });

    await test.step('print has the same text, black on white', async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      const said = await page
        .getByRole('main')
        .locator('h1, h2, h3, td, dt, dd')
        .filter({ visible: true })
        .elementHandles();
      expect(said.length).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const missing = await page.evaluate(
        (elements) =>
          elements
            .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
            .map(({ textContent }) => textContent),
        said as ElementHandle<Element>[],
      );
      expect(missing).toEqual([]);
      const scheme = () => getComputedStyle(document.documentElement).colorScheme;
      expect(await page.evaluate(scheme)).toBe('light');
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    });

    await test.step('on a phone there is no horizontal scrolling, and targets are at least 24 px', async () => {
      await expectNoSidewaysScroll(page);
      await expectLargeTargets(page);
    });
  });
}

test('the sidebar links to every page and marks the current one', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const current = sidebar.locator('[aria-current]');
  await open(page, '/dashboard');
  await expect(current).toHaveCount(0);

  for (const [label, href] of sidebarLinks.slice(1)) {
    await test.step(label, async () => {
      await sidebar.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(current).toHaveText([label]);
      const { heading: text } = backOfficePages.find(({ path }) => path === href)!;
      await expect(heading(page)).toHaveText([text]);
      await expect(page).toHaveTitle(`${text} · Patunay`);
    });
  }

  await test.step('a client and a document belong to Clients', async () => {
    await sidebar.getByRole('link', { name: 'Clients', exact: true }).click();
    await page.getByRole('link', { name: clients[0]!.name }).click();
    await expect(heading(page)).toHaveText([clients[0]!.name]);
    await expect(current).toHaveText(['Clients']);
    await page.getByRole('link', { name: 'Review Now' }).first().click();
    await expect(page).toHaveURL(/documents/);
    await expect(current).toHaveText(['Clients']);
  });
});

test('Home opens the landing page, which has no sidebar', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(landingPath);
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bulk Upload' })).toHaveCount(0);

  await page.goBack();
  await expect(heading(page)).toHaveText(['Dashboard']);
});

test('the product name in the sidebar is not a link', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(page.getByText('Patunay', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Patunay/ })).toHaveCount(0);
});

test('Log Out does nothing', async ({ page }) => {
  for (const path of ['/dashboard', documentPath(documents[0]!), '/reports?tab=rejected']) {
    await test.step(path, async () => {
      await open(page, path);
      const button = page.getByRole('button', { name: 'Log Out', exact: true });
      await expect(button).toBeEnabled();
      await expectNoEffect(page, () => button.click());
    });
  }
});

test('navigation moves the focus to the new heading and scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/review');
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.getByRole('link', { name: 'Reports', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(['Reports']);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an idle page requests nothing; hovering a link loads its code and adds no elements', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.clock.install();
  await open(page, '/dashboard');
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.runFor('01:00');
  expect(requests).toEqual([]);

  const elementCount = () => page.evaluate(() => document.body.querySelectorAll('*').length);
  const before = await elementCount();
  const code = page.waitForResponse(/\/assets\/Review-/);
  await page.getByRole('link', { name: 'Review', exact: true }).hover();
  await (await code).finished();
  // Let the warm-up render of the screen run, so that the click is fast.
  await page.clock.runFor(1000);
  expect(await elementCount()).toBe(before);
});

test('navigation never shows an empty page, even while code loads', async ({ page }) => {
  await page.route(/\/assets\/(Clients|Activity)-[^/]*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await open(page, '/dashboard');
  await page.evaluate(() => {
    const empty: string[] = [];
    Reflect.set(window, 'empty', empty);
    const look = () => {
      if (document.querySelectorAll('main h1').length !== 1) empty.push(window.location.pathname);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const [link, title] of [
    ['Clients', 'Clients'],
    ['Activity', 'Activity Log'],
    ['Clients', 'Clients'],
  ] as const) {
    await page
      .getByRole('link', { name: link, exact: true })
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await expect(heading(page)).toHaveText([title]);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'empty') as string[])).toEqual([]);
});

test('slow navigation shows progress, announces it once, and shifts no layout', async ({
  page,
}) => {
  const release = await delayChunk(page, 'Activity');
  await open(page, '/dashboard');
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  const box = await heading(page).boundingBox();
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(bar).toBeVisible();
  await expect(page.getByText('Loading page', { exact: true })).toHaveCount(1);
  expect(await heading(page).boundingBox()).toEqual(box);
  release();
  await expect(heading(page)).toHaveText(['Activity Log']);
  await expect(bar).toHaveCount(0);
});

test('Back and Forward restore pages and scroll positions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/dashboard');
  const rows = page.getByRole('region', { name: 'Recent Activity' }).getByRole('link');
  await rows.last().scrollIntoViewIfNeeded();
  await page.waitForTimeout(50);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(50);
  const [oldest] = documents;
  await rows.last().click();
  await expect(heading(page)).toHaveText([oldest!.name]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText(['Dashboard']);
  await expect(page).toHaveTitle('Dashboard · Patunay');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.goForward();
  await expect(heading(page)).toHaveText([oldest!.name]);
  await expect(page).toHaveTitle(`${oldest!.name} · Patunay`);
});

test('the breadcrumb links to each parent page', async ({ page }) => {
  const document = documents[2]!;
  await open(page, documentPath(document));
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: document.clientName }).click();
  await expect(page).toHaveURL(`/clients/${document.clientId}`);
  await expect(heading(page)).toHaveText([document.clientName]);
  await trail.getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL('/clients');
  await expect(heading(page)).toHaveText(['Clients']);
  await trail.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toHaveText(['Dashboard']);
});

test('a URL with a trailing slash is the same page', async ({ page }) => {
  for (const [path, text] of [
    ['/clients/', 'Clients'],
    [`${clientPath(clients[0]!)}/`, clients[0]!.name],
    [`${documentPath(documents[0]!)}/`, documents[0]!.name],
  ] as const) {
    await open(page, path);
    await expect(heading(page)).toHaveText([text]);
  }
});

test('no changes survive a reload', async ({ page }) => {
  await open(page, '/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Nobody');
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Bulk Upload' }).click();
  await page.getByRole('radio', { name: 'Merchant' }).click();
  await page.getByLabel('Client Name').fill('Nobody');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
  await expect(page.getByLabel('Client Name')).toHaveValue('');
});
