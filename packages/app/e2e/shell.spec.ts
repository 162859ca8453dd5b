import { clients, documents } from '@patunay/fixtures';
import { defined } from './defined';
import { expect, test } from './fixtures';
import {
  backOfficeItems,
  backOfficePages,
  clientPath,
  delayChunk,
  documentPath,
  expectNoEffect,
  heading,
  landingPath,
  open,
  tap,
} from './pages';

test('the sidebar links to every page and marks the current one; Home opens the landing page', async ({
  page,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const current = sidebar.locator('[aria-current]');
  /** The vertical centre of each page's heading. */
  const headings: Record<string, number> = {};
  const measureHeading = async () => {
    const { y, height } = defined(await heading(page).boundingBox());
    headings[page.url()] = Math.round(y + height / 2);
  };
  await open(page, '/dashboard');
  await expect(current).toHaveCount(0);
  await measureHeading();

  await test.step('the product name is not a link', async () => {
    const name = page.getByText('Patunay', { exact: true });
    await expect(name.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /Patunay/ })).toHaveCount(0);
  });

  await test.step('Log Out does nothing', async () => {
    const button = page.getByRole('button', { name: 'Log Out', exact: true });
    await expect(button).toBeEnabled();
    await expectNoEffect(page, () => button.click());
  });

  for (const { label, href } of backOfficeItems) {
    await test.step(label, async () => {
      await sidebar.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(current).toHaveText([label]);
      const { heading: text } = defined(backOfficePages.find(({ path }) => path === href));
      await expect(heading(page)).toHaveText([text]);
      await expect(page).toHaveTitle(`${text} · Patunay`);
      await measureHeading();
    });
  }

  await test.step('client and document pages mark Clients as current', async () => {
    await sidebar.getByRole('link', { name: 'Clients', exact: true }).click();
    await page.getByRole('link', { name: defined(clients[0]).name }).click();
    await expect(heading(page)).toHaveText([defined(clients[0]).name]);
    await expect(current).toHaveText(['Clients']);
    await measureHeading();
    await page.getByRole('link', { name: 'Review Now' }).first().click();
    await expect(page).toHaveURL(/documents/);
    await expect(current).toHaveText(['Clients']);
  });

  await test.step('the heading is at the same position on every page except documents', () => {
    // On document pages, the heading wraps and the header is taller. The others are the dashboard and a client.
    expect(Object.keys(headings)).toHaveLength(backOfficeItems.length + 2);
    expect(new Set(Object.values(headings)).size, JSON.stringify(headings)).toBe(1);
  });

  await test.step('Home opens the landing page, which has no sidebar', async () => {
    const { name } = defined(clients[0]);
    await page.goBack();
    await expect(heading(page)).toHaveText([name]);
    await sidebar.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(landingPath);
    await expect(page.getByRole('link', { name: 'Start Free Trial' })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
    await expect(sidebar).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Bulk Upload' })).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText([name]);
  });
});

test('an idle page requests nothing; hovering a link loads its code and adds no elements', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.clock.install();
  await open(page, '/dashboard');
  // Images and fonts load after the page has rendered.
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.runFor('01:00');
  expect(requests).toEqual([]);

  const elementCount = () => page.evaluate(() => document.body.querySelectorAll('*').length);
  const before = await elementCount();
  const code = page.waitForResponse(/\/assets\/Review-/);
  await page.getByRole('link', { name: 'Review', exact: true }).hover();
  await (await code).finished();
  // Only the code is loaded: nothing is rendered ahead.
  await page.clock.runFor(1000);
  expect(await elementCount()).toBe(before);
});

test('slow navigation keeps the page, shows progress, and causes no layout shift', async ({
  page,
}) => {
  const release = await delayChunk(page, 'Activity');
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
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  const box = await heading(page).boundingBox();
  await tap(page, 'Activity');
  await expect(bar).toBeVisible();
  expect(await heading(page).boundingBox()).toEqual(box);
  release();
  await expect(heading(page)).toHaveText(['Activity Log']);
  await expect(bar).toHaveCount(0);

  await test.step('no frame is empty, whether the code still has to load or not', async () => {
    await tap(page, 'Dashboard');
    await expect(heading(page)).toHaveText(['Dashboard']);
    await tap(page, 'Clients');
    await expect(heading(page)).toHaveText(['Clients']);
    expect(await page.evaluate(() => Reflect.get(window, 'empty') as string[])).toEqual([]);
  });
});

test('Back and Forward restore pages and scroll positions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/dashboard');
  const rows = page.getByRole('region', { name: 'Recent Activity' }).getByRole('link');
  await rows.last().scrollIntoViewIfNeeded();
  await page.waitForTimeout(50);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(50);
  const oldest = defined(documents[0]);
  await rows.last().click();
  await expect(heading(page)).toHaveText([oldest.name]);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText(['Dashboard']);
  await expect(page).toHaveTitle('Dashboard · Patunay');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.goForward();
  await expect(heading(page)).toHaveText([oldest.name]);
  await expect(page).toHaveTitle(`${oldest.name} · Patunay`);
  await expect(heading(page)).toBeFocused();

  await test.step('the breadcrumb links to each parent page', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    for (const [name, path] of [
      [oldest.clientName, `/clients/${oldest.clientId}`],
      ['Clients', '/clients'],
      ['Dashboard', '/dashboard'],
    ] as const) {
      await trail.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText([name]);
    }
  });
});

test('a URL with a trailing slash is the same page, and no changes survive a reload', async ({
  page,
}) => {
  await open(page, `${documentPath(defined(documents[0]))}/`);
  await expect(heading(page)).toHaveText([defined(documents[0]).name]);
  await open(page, `${clientPath(defined(clients[0]))}/`);
  await expect(heading(page)).toHaveText([defined(clients[0]).name]);
  await open(page, '/clients/');
  await expect(heading(page)).toHaveText(['Clients']);

  await test.step('a reload discards what was entered', async () => {
    await page.getByRole('button', { name: 'Add Client' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('Nobody');
    await page.reload();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Bulk Upload' }).click();
    await page.getByRole('radio', { name: 'Merchant' }).click();
    await page.getByLabel('Client Name').fill('Nobody');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
    await expect(page.getByLabel('Client Name')).toHaveValue('');
  });
});
