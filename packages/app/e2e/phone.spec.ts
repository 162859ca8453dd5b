import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectNoSidewaysScroll } from './layout';
import { heading, landingPath, open, sidebarItems } from './pages';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the sidebar is a drawer, with the same six links and Log Out', async ({ page }) => {
  await open(page, '/clients');
  await expect(page.getByRole('link', { name: 'Reports', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);

  await menuButton(page).tap();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole('link')).toHaveText(sidebarItems.map(({ label }) => label));
  await expect(drawer(page).locator('[aria-current=page]')).toHaveText(['Clients']);

  await test.step('Log Out does nothing', async () => {
    await drawer(page).getByRole('button', { name: 'Log Out' }).tap();
    await expect(drawer(page)).toBeVisible();
    await expect(page).toHaveURL('/clients');
  });

  const follow = async (name: string, title = name) => {
    await drawer(page).getByRole('link', { name }).tap();
    await expect(drawer(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText([title]);
    await expect(heading(page)).toBeFocused();
  };

  await test.step('a link opens its page, closes the drawer and moves focus to the heading', async () => {
    await follow('Reports');
    await menuButton(page).tap();
    await follow('Clients');
    // The Reports chunk is already loaded, so the page renders before the drawer has closed.
    await menuButton(page).tap();
    await follow('Reports');
  });

  await test.step('Escape, Close and a click outside close it without navigating', async () => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: 'Close' }).tap(),
      async () => {
        // Radix ignores a click outside in the same task as the opening, so wait until the drawer has slid in.
        await drawer(page).tap({ trial: true });
        await page.touchscreen.tap(380, 700);
      },
    ];
    for (const close of ways) {
      await menuButton(page).tap();
      await expect(drawer(page)).toBeVisible();
      await close();
      await expect(drawer(page)).toHaveCount(0);
      await expect(page).toHaveURL('/reports');
      await expect(menuButton(page)).toBeFocused();
    }
  });

  await test.step('the page behind it scrolls again once it is closed', async () => {
    await menuButton(page).tap();
    await follow('Review', 'Documents Needing Review');
    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    // The lock goes with the drawer's last effects, a moment after the drawer.
    const scrolled = () =>
      page.evaluate(() => {
        window.scrollTo(0, 300);
        return window.scrollY;
      });
    await expect.poll(scrolled).toBeGreaterThan(100);
  });

  await test.step('from 1024 px, the sidebar is next to the page instead', async () => {
    for (const [width, hasSidebar] of [
      [1023, false],
      [1024, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('link', { name: 'Reports', exact: true })).toHaveCount(
        hasSidebar ? 1 : 0,
      );
      await expect(menuButton(page)).toHaveCount(hasSidebar ? 0 : 1);
    }
  });
});

test('the landing page has its in-page links in a menu that needs no script', async ({ page }) => {
  await page.goto(landingPath);
  await expectNoSidewaysScroll(page);
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  await expect(pricing).toBeHidden();
  await page.getByText('Menu', { exact: true }).tap();
  await expect(pricing).toBeVisible();
  await pricing.tap();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.getByRole('heading', { name: 'Starter', exact: true })).toBeInViewport();
});
