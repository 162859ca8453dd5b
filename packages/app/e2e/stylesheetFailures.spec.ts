import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { abortOnce, expectApplicationError, heading, open } from './pages';

test.use({
  expectedErrors: /ERR_|Failed to load|Unable to preload CSS|React Router caught|^Error \(/,
});

const stylesheet = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.css$`);

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Collects the requests for a URL from this call on. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Asserts that no stylesheet is missing. Those of the prerendered HTML are inlined, and their links disabled. */
async function expectStyled(page: Page) {
  const missing = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')]
      .filter(({ sheet }) => {
        try {
          return !sheet?.cssRules.length;
        } catch {
          // In Chromium, the rules of a stylesheet that failed to load cannot be read.
          return true;
        }
      })
      .map(({ href }) => href);
  await expect.poll(() => page.evaluate(missing)).toEqual([]);
}

test('a page whose stylesheet fails once is shown with it', async ({ page }) => {
  await abortOnce(page, stylesheet('Upload'));
  await open(page, '/clients');
  const requests = recordRequests(page, stylesheet('Upload'));
  await link(page, 'Bulk Upload').click();
  await expect(heading(page)).toHaveText(['Bulk Upload Documents']);
  await expectStyled(page);
  expect(requests).toHaveLength(2);
});

for (const recovers of [true, false]) {
  const remedy = recovers
    ? 'loads the stylesheet'
    : 'reloads the document, whose styles are inlined';
  test(`a page whose stylesheet fails twice shows the error page, and "Try again" ${remedy}`, async ({
    page,
  }) => {
    // On a machine without a network, the browser says that it is offline, and the app does not reload.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    await page.route(stylesheet('Upload'), (route) => route.abort());
    await open(page, '/clients');
    await link(page, 'Bulk Upload').click();
    await expectApplicationError(page);
    if (recovers) await page.unroute(stylesheet('Upload'));
    let reloads = 0;
    page.on('domcontentloaded', () => (reloads += 1));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(['Bulk Upload Documents']);
    await expectStyled(page);
    expect(reloads).toBe(recovers ? 0 : 1);
  });
}

test('a dialog whose stylesheet fails when it is prefetched opens with it', async ({ page }) => {
  await abortOnce(page, stylesheet('ReviewDialog'));
  await open(page, '/review');
  const requests = recordRequests(page, stylesheet('ReviewDialog'));
  await page.getByRole('button', { name: 'Review' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectStyled(page);
  expect(requests).toHaveLength(2);
});
