import { documents } from '@patunay/fixtures';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { defined } from './defined';
import { documentPath, landingPath, open, untilInteractive } from './pages';

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
    await page.goto(path);
    if (path !== landingPath) await untilInteractive(page);
    const built = await stylesOf(page);
    await open(page, origin + path.slice(1));
    expect(await stylesOf(page), path).toEqual(built);
  }
  await server.close();
});
