import { fontProblems } from '@patunay/visual/fonts';
import { onlyChromium } from './engines';
import { expect, test } from './fixtures';
import { landingPath, open, pageOfEachScreen, waitForInter } from './pages';

test('the text of every page is in the bundled fonts', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', onlyChromium.fonts);
  await waitForInter(page);
  const devTools = await page.context().newCDPSession(page);
  for (const path of [landingPath, '/no/such/page', ...pageOfEachScreen.map(({ path }) => path)]) {
    await test.step(path, async () => {
      if (path === landingPath) await page.goto(path);
      else await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await fontProblems(devTools, [])).toEqual([]);
    });
  }
});
