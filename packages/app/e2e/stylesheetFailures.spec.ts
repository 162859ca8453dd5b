import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { heading, open } from './pages';

test.use({
  expectedErrors: /ERR_|Failed to load|Unable to preload CSS|React Router caught|^Error \(/,
});

const stylesheet = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.css$`);

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Asserts that no stylesheet is missing. The stylesheets in the HTML are inlined, and their links disabled. */
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

test('a page whose stylesheet fails is loaded again with the document, whose styles are inlined', async ({
  page,
}) => {
  // On a machine without a network, the browser says that it is offline, and the app does not reload.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await page.route(stylesheet('Upload'), (route) => route.abort());
  await open(page, '/clients');
  await link(page, 'Bulk Upload').click();
  await expect(heading(page)).toHaveText(['Bulk Upload Documents']);
  await expectStyled(page);
});
