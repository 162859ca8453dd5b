import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { heading, open, tap } from './pages';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 300 }));

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((position) => window.scrollTo(0, position), top);
  await page.waitForTimeout(100);
};

/** Scroll positions of ten frames, starting with the first that shows the new `h1`. */
async function scrollPositionsAfter(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    const positions: number[] = [];
    const old = document.querySelector('h1');
    Reflect.set(window, 'positions', positions);
    const look = () => {
      const shown = document.querySelector('h1');
      if (shown && shown !== old) positions.push(window.scrollY);
      if (positions.length < 10) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act();
  await page.waitForFunction(() => (Reflect.get(window, 'positions') as number[]).length === 10);
  return page.evaluate(() => Reflect.get(window, 'positions') as number[]);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a new page is at its scroll position in the first frame', async ({ page }) => {
    await open(page, '/reports');
    await page.evaluate(() => window.scrollTo(0, 1e6));
    expect(await scrollPosition(page)).toBeGreaterThan(50);
    const positions = await scrollPositionsAfter(page, () => tap(page, 'Home'));
    expect(positions).toEqual(positions.map(() => 0));
  });
});

test('Back restores the scroll position of each history entry', async ({ page }) => {
  await open(page, '/clients');
  // Disable the browser's own scroll restoration, which differs between engines.
  await page.evaluate(() => (window.history.scrollRestoration = 'manual'));

  await test.step('entries created by plain anchors do not share a position', async () => {
    for (const [hash, top] of [
      ['#one', 100],
      ['#two', 60],
    ] as const) {
      await page.evaluate((value) => (window.location.hash = value), hash);
      await scrollTo(page, top);
      await tap(page, 'Reports');
      await expect(heading(page)).toHaveText(['Reports']);
      await tap(page, 'Clients');
      await expect(heading(page)).toHaveText(['Clients']);
    }
    for (const [hash, top] of [
      ['#two', 60],
      ['#one', 100],
    ] as const) {
      await page.evaluate(() => window.history.go(-2));
      await expect(page).toHaveURL(`/clients${hash}`);
      await expect.poll(() => scrollPosition(page)).toBe(top);
      if (hash === '#two') await page.evaluate(() => window.history.go(-1));
    }
  });

  await test.step('a position survives a replaced URL', async () => {
    await scrollTo(page, 120);
    const sort = page.getByRole('columnheader', { name: 'Documents' }).getByRole('button');
    await sort.evaluate((button: HTMLElement) => button.click());
    await expect(page).toHaveURL('/clients?sort=documentsCount');
    await tap(page, 'Reports');
    await expect(heading(page)).toHaveText(['Reports']);
    await page.goBack();
    await expect(heading(page)).toHaveText(['Clients']);
    await expect.poll(() => scrollPosition(page)).toBe(120);
  });
});
