import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { keyboardProblems, lostFocus } from './keyboardMap';
import { expectLargeTargets, recordShifts, shifts } from './layout';
import { desktop, phone, problemsInModes, settled } from './modes';
import {
  heading,
  landingPath,
  open,
  pageOfEachScreen,
  sidebarLinks,
  untilInteractive,
} from './pages';

/** The sidebar's links in the specification's order (section 2). */
const sidebarItems = [
  ['Home', '/'],
  ['Clients', '/clients'],
  ['Bulk Upload', '/upload'],
  ['Activity', '/activity'],
  ['Review', '/review'],
  ['Reports', '/reports'],
] as const;

/** The problems found by tabbing through the page, on a phone and on a desktop. */
async function tabProblems(page: Page) {
  const problems: string[] = [];
  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(viewport);
    await settled(page);
    problems.push(...(await keyboardProblems(page)).map((problem) => `${name}: ${problem}`));
  }
  return problems;
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

    await test.step('Tab reaches every control in reading order with a visible focus ring', async () => {
      expect.soft(await tabProblems(page)).toEqual([]);
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
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await problemsInModes(page)).toEqual([]);
    expect.soft(await tabProblems(page)).toEqual([]);
  });
}

test('every dialog keeps its layout in every mode, and Tab stays inside, in reading order', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dialog = page.getByRole('dialog');
  const focused = dialog.locator(':focus');

  await test.step('adding a client', async () => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    await expect(dialog).toBeVisible();
    expect.soft(await problemsInModes(page)).toEqual([]);
    expect.soft(await tabProblems(page)).toEqual([]);
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('reviewing a document', async () => {
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await page.getByRole('article').first().getByRole('button').click();
    await dialog.getByRole('radio', { name: 'Reject' }).click();
    expect.soft(await problemsInModes(page)).toEqual([]);
    await page.getByLabel('Rejection Reason (Required)').fill('Not legible');
    expect.soft(await tabProblems(page)).toEqual([]);
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('the menu on a phone', async () => {
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(dialog).toBeVisible();
    expect.soft(await keyboardProblems(page)).toEqual([]);
    await expect(focused).toHaveCount(1);
  });
});
