import { fontProblems } from '@patunay/visual/fonts';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { daily } from './daily';
import { expect, test } from './fixtures';
import { keyboardProblemsAt, lostFocus } from './keyboardMap';
import { expectLargeTargets, recordShifts, shifts } from './layout';
import { desktop, phone, problemsInModes, problemsWithLargeText, zoomed } from './modes';
import {
  heading,
  landingPath,
  open,
  pageOfEachScreen,
  sidebarLinks,
  untilInteractive,
} from './pages';
import { pages, states, tabbedStates } from './states';

/** The sidebar's links in the specification's order (section 2). */
const sidebarItems = [
  ['Home', '/'],
  ['Clients', '/clients'],
  ['Bulk Upload', '/upload'],
  ['Activity', '/activity'],
  ['Review', '/review'],
  ['Reports', '/reports'],
] as const;

/** The sizes in which tests press Tab. */
const laptop = { width: 1366, height: 650 };
const tabbedSizes = [zoomed, phone, laptop];

/** Draws the text in Inter, which pages use only if it arrives before the first paint. */
async function useInter() {
  for (const sheet of document.styleSheets) {
    for (const { cssText } of sheet.cssRules) {
      const rule = cssText.replace('font-display: optional', 'font-display: block');
      if (rule !== cssText) sheet.insertRule(rule, sheet.cssRules.length);
    }
  }
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** In Chromium only: no other browser says which fonts it draws with. */
async function expectBundledFonts(page: Page, browserName: string) {
  if (browserName !== 'chromium') return;
  await page.evaluate(useInter);
  // The text over a page's picture is transparent, in a font that need not be loaded to be measured.
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      const text = document.querySelector<HTMLElement>('[data-page-text]');
      if (text) text.style.display = value ? 'none' : '';
    }, hidden);
  await setHidden(true);
  const devTools = await page.context().newCDPSession(page);
  expect.soft(await fontProblems(devTools, [])).toEqual([]);
  await devTools.detach();
  await setHidden(false);
}

async function expectNoShifts(page: Page, browserName: string) {
  if (browserName === 'chromium') expect(await shifts(page)).toEqual([]);
}

/** The unit test `src/knownPages.test.ts` covers the other clients and documents. */
for (const { path, heading: text, breadcrumb } of pageOfEachScreen) {
  test(`${path} opens by its URL in the app shell, and works in every mode, by keyboard and on a phone`, async ({
    page,
    browserName,
  }) => {
    await recordShifts(page);
    const response = await open(page, path);
    expect(response?.status()).toBe(200);

    await test.step('loading causes no layout shift', () => expectNoShifts(page, browserName));

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

    await test.step('axe finds no violation', async () => {
      expect.soft(await violations(page)).toEqual([]);
    });

    await test.step('its text is in the bundled fonts', () =>
      expectBundledFonts(page, browserName));

    await test.step('the printed page has the same headings and values, in the light theme', async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      const printed = await page.evaluateHandle(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, td, dt, dd)')].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      );
      expect(await printed.evaluate(({ length }) => length)).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const missing = await printed.evaluate((elements) =>
        elements
          .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => textContent),
      );
      expect(missing).toEqual([]);
      const scheme = () => getComputedStyle(document.documentElement).colorScheme;
      expect(await page.evaluate(scheme)).toBe('light');
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    });

    await test.step('it keeps its layout in every mode', async () => {
      expect.soft(await problemsInModes(page)).toEqual([]);
    });

    await test.step('large text takes nothing away', async () => {
      expect.soft(await problemsWithLargeText(page)).toEqual([]);
    });

    await test.step('Tab reaches every control in reading order, with a focus ring that nothing hides', async () => {
      expect.soft(await keyboardProblemsAt(page, tabbedSizes)).toEqual([]);
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

    await test.step('pressing a button never loses focus', async () => {
      expect.soft(await lostFocus(page)).toEqual([]);
    });

    await test.step('on a phone, loading causes no layout shift, and targets are at least 24 px', async () => {
      await page.setViewportSize(phone);
      await page.goto(path);
      await untilInteractive(page);
      await expectNoShifts(page, browserName);
      await expectLargeTargets(page);
    });
  });
}

for (const [name, path] of Object.entries({
  'the landing page': landingPath,
  'the error page': '/no/such/page',
})) {
  test(`${name} works in every mode, by keyboard and on a phone`, async ({ page, browserName }) => {
    if (path === landingPath) {
      await recordShifts(page);
      await page.setViewportSize(phone);
      await page.goto(path);
      await expectNoShifts(page, browserName);
      await page.setViewportSize(desktop);
      await page.reload();
      await expectNoShifts(page, browserName);
    } else {
      await open(page, path);
    }
    await expect(heading(page)).toBeVisible();
    await expectBundledFonts(page, browserName);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await problemsInModes(page)).toEqual([]);
    expect.soft(await problemsWithLargeText(page)).toEqual([]);
    expect.soft(await keyboardProblemsAt(page, tabbedSizes)).toEqual([]);
  });
}

for (const [name, show] of Object.entries(tabbedStates)) {
  test(`${name} works in every mode and by keyboard`, async ({ page }) => {
    await page.setViewportSize(phone);
    await show(page);
    // From 1024 px on, the menu is a sidebar.
    const sizes = name === 'Menu' ? [zoomed, phone] : tabbedSizes;
    expect.soft(await keyboardProblemsAt(page, sizes)).toEqual([]);
    expect.soft(await problemsInModes(page)).toEqual([]);
    expect.soft(await problemsWithLargeText(page)).toEqual([]);
  });
}

/** Shows one after another on the same page. */
async function inTurn(page: Page, shows: typeof tabbedStates, check: (name: string) => unknown) {
  for (const [name, show] of Object.entries(shows)) {
    await test.step(name, async () => {
      await page.setViewportSize(phone);
      await show(page);
      await check(name);
    });
  }
}

for (const [group, shows] of Object.entries(states)) {
  test(`${group} works in every mode`, async ({ page }) => {
    test.setTimeout(180_000);
    await inTurn(page, shows, async (name) => {
      expect.soft(await problemsInModes(page), name).toEqual([]);
      expect.soft(await problemsWithLargeText(page), name).toEqual([]);
    });
  });
}

for (const [group, shows] of Object.entries({
  ...states,
  pages,
  'dialogs and forms': tabbedStates,
})) {
  test(`text of 150% takes nothing away: ${group}`, { tag: daily }, async ({ page }) => {
    test.setTimeout(180_000);
    await inTurn(page, shows, async (name) =>
      expect.soft(await problemsWithLargeText(page, '150%'), name).toEqual([]),
    );
  });
}

test('Tab reaches every control in windows of other sizes', { tag: daily }, async ({ page }) => {
  test.setTimeout(180_000);
  const sizes = [
    { width: 640, height: 450 },
    { width: 1440, height: 900 },
  ];
  await inTurn(page, { ...pages, ...tabbedStates }, async (name) => {
    const found = await keyboardProblemsAt(page, name === 'Menu' ? sizes.slice(0, 1) : sizes);
    expect.soft(found, name).toEqual([]);
  });
});
