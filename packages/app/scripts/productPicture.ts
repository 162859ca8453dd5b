import { launchOptions } from '@patunay/visual/browser';
import { chromium } from 'playwright';
import type { BrowserContextOptions } from 'playwright';

/** The committed files, in packages/app: what each shows, and its width. */
export const pictureFiles = [
  { file: 'public/open-graph.png', shows: 'open-graph', width: 1200 },
  { file: 'screenshot.png', shows: 'light', width: 1280 },
  ...(['light', 'dark'] as const).flatMap((shows) =>
    [832, 1664].map((width) => ({
      file: `src/screens/pictures/${shows}-${width}.avif`,
      shows,
      width,
    })),
  ),
] as const;

/** Renders the subjects of the files from the built product, as PNG. */
export async function renderPictures(origin: string) {
  // Not the tests' browser, whose tile size differs: a few pixels would differ.
  const browser = await chromium.launch(await launchOptions());
  const render = async (path: string, shown: string, options: BrowserContextOptions) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // On a busy machine, the network can be idle while scripts still run.
    await page.locator(shown).first().waitFor();
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot();
    await page.close();
    return picture;
  };
  /** A document page with a finding, and what it compares. */
  const documentPage = (colorScheme: 'light' | 'dark') =>
    render('/clients/CL-1001/documents/DOC-2006?finding=font-detection', '[aria-pressed=true]', {
      viewport: { width: 1280, height: 800 },
      colorScheme,
      deviceScaleFactor: 2,
    });
  const pictures = {
    'open-graph': await render(
      '/storybook/iframe.html?id=marketing-open-graph-image--default',
      '#storybook-root svg',
      { viewport: { width: 1200, height: 630 } },
    ),
    light: await documentPage('light'),
    dark: await documentPage('dark'),
  };
  await browser.close();
  return pictures;
}
