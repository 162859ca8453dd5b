import { fontProblems } from '@patunay/visual/fonts';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { daily } from './daily';
import { expect, test } from './fixtures';
import { keyboardProblems, keyboardProblemsAt, lostFocus } from './keyboardMap';
import { expectLargeTargets, maxShift, recordShifts, totalShift } from './layout';
import { layoutProblems } from './layoutProblems';
import { phone, problemsInModes, problemsWithLargeText, zoomed } from './modes';
import { heading, landingPath, open, pageOfEachScreen, sidebarLinks } from './pages';
import { dialogs, pages, states } from './states';

// On every commit: each page at one size, in light mode. Daily: pages, dialogs and states in every size and mode.

/** The sidebar's links in the specification's order (section 2). */
const sidebarItems = [
  ['Home', '/'],
  ['Clients', '/clients'],
  ['Bulk Upload', '/upload'],
  ['Activity', '/activity'],
  ['Review', '/review'],
  ['Reports', '/reports'],
] as const;

async function fontProblemsOf(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The text over a page's picture is transparent, in a font that need not be loaded to be measured.
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      const text = document.querySelector<HTMLElement>('[data-page-text]');
      if (text) text.style.display = value ? 'none' : '';
    }, hidden);
  await setHidden(true);
  const devTools = await page.context().newCDPSession(page);
  const problems = await fontProblems(devTools, []);
  await devTools.detach();
  await setHidden(false);
  return problems;
}

/** The problems of the open page, one sentence each. */
const problemsOf = async (page: Page) => [
  ...(await violations(page)),
  ...(await fontProblemsOf(page)),
  ...(await page.evaluate(layoutProblems)),
  ...(await keyboardProblems(page)),
];

/** The unit test `src/knownPages.test.ts` covers the other clients and documents. */
for (const { path, heading: text, breadcrumb } of pageOfEachScreen) {
  test(`${path} opens by its URL in the app shell, and works by keyboard`, async ({ page }) => {
    await recordShifts(page);
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    expect(await totalShift(page)).toBeLessThanOrEqual(maxShift);

    await test.step('one heading and one title, both for this page', async () => {
      await expect(heading(page)).toHaveText([text]);
      await expect(page).toHaveTitle(`${text} · Patunay`);
      await expect(page.locator('title')).toHaveCount(1);
    });

    await test.step('the sidebar has the six links in order, and Log Out', async () => {
      const links = sidebarLinks(page);
      await expect(links).toHaveText(sidebarItems.map(([label]) => label));
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(sidebarItems.map(([, href]) => href));
      await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(1);
    });

    await test.step('the breadcrumb leads from the dashboard to this page', async () => {
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('listitem')).toHaveText(breadcrumb);
      await expect(trail.getByRole('link')).toHaveText(breadcrumb.slice(0, -1));
      await expect(trail.locator('[aria-current=page]')).toHaveText(breadcrumb.slice(-1));
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

    expect(await problemsOf(page)).toEqual([]);
  });
}

test('the landing page, on a phone, and the error page work by keyboard', async ({ page }) => {
  await recordShifts(page);
  await page.setViewportSize(phone);
  await page.goto(landingPath);
  expect(await totalShift(page)).toBeLessThanOrEqual(maxShift);
  expect(await problemsOf(page)).toEqual([]);
  await open(page, '/no/such/page');
  expect(await problemsOf(page)).toEqual([]);
});

/** Shows one after another on the same page, starting each on a phone. */
async function inTurn(page: Page, shows: typeof dialogs, check: (name: string) => unknown) {
  for (const [name, show] of Object.entries(shows)) {
    await test.step(name, async () => {
      await page.setViewportSize(phone);
      await show(page);
      await check(name);
    });
  }
}

test('Tab reaches every control of every dialog', async ({ page }) => {
  await inTurn(page, dialogs, async (name) =>
    expect.soft(await keyboardProblems(page), name).toEqual([]),
  );
});

for (const [group, shows] of Object.entries({ pages, dialogs, ...states })) {
  test.describe(group, { tag: daily }, () => {
    test.beforeEach(() => test.setTimeout(10 * 60_000));

    test('keep their layout in every mode', async ({ page }) => {
      await inTurn(page, shows, async (name) =>
        expect.soft(await problemsInModes(page), name).toEqual([]),
      );
    });

    for (const size of ['150%', '200%'])
      test(`lose nothing with text of ${size}`, async ({ page }) => {
        await inTurn(page, shows, async (name) =>
          expect.soft(await problemsWithLargeText(page, size), name).toEqual([]),
        );
      });
  });
}

test('Tab reaches every control in every size', { tag: daily }, async ({ page }) => {
  test.setTimeout(20 * 60_000);
  const narrow = [zoomed, phone, { width: 640, height: 450 }];
  const wide = [
    { width: 1366, height: 650 },
    { width: 1440, height: 900 },
  ];
  await inTurn(page, { ...pages, ...dialogs }, async (name) => {
    // From 1024 px on, the drawer is a sidebar.
    const found = await keyboardProblemsAt(page, name === 'Menu' ? narrow : [...narrow, ...wide]);
    expect.soft(found, name).toEqual([]);
  });
});

test(
  'on a phone, nothing shifts, targets are large, no button loses focus',
  { tag: daily },
  async ({ page }) => {
    test.setTimeout(10 * 60_000);
    await recordShifts(page);
    const { [landingPath]: landing, ...ofBackOffice } = pages;
    expect(landing).toBeDefined();
    await inTurn(page, ofBackOffice, async (name) => {
      expect.soft(await totalShift(page), name).toBeLessThanOrEqual(maxShift);
      await expectLargeTargets(page);
      expect.soft(await lostFocus(page), name).toEqual([]);
    });
  },
);
