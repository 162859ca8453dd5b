import { documents } from '@patunay/fixtures';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { defined } from './defined';
import { documentPath, landingPath, untilInteractive } from './pages';

/** Tags and computed styles of the app's elements. Leaves out preloads, which React renders beside them. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :not(link)')].map((element) => {
      const { display, padding, margin, borderWidth, color, backgroundColor, fontSize } =
        getComputedStyle(element);
      const style = [display, padding, margin, borderWidth, color, backgroundColor, fontSize];
      return `${element.tagName} ${style.join(' | ')}`;
    }),
  );

/** Waits for what a document loads later: its page's image and text. */
async function untilComplete(page: Page) {
  await untilInteractive(page);
  await page.locator('[data-text-line]').first().waitFor();
  await expect(page.getByText('Loading…')).toHaveCount(0);
}

test('the app of `npm start` looks like the built one', async ({ page }) => {
  // Vite bundles the dependencies on its first start.
  test.setTimeout(120_000);
  const server = await createServer({
    configFile: resolve(import.meta.dirname, '../vite.config.ts'),
    server: { port: 0 },
    logLevel: 'error',
  });
  await server.listen();
  const origin = defined(server.resolvedUrls?.local[0]);

  for (const path of [landingPath, documentPath(defined(documents[0]))]) {
    const ready = path === landingPath ? untilInteractive : untilComplete;
    await page.goto(path);
    await ready(page);
    const built = await stylesOf(page);
    await page.goto(origin + path.slice(1));
    await ready(page);
    expect(await stylesOf(page), path).toEqual(built);
  }
  await server.close();
});
