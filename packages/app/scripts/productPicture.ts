import type { Browser } from 'playwright';

/** The size of the landing page's screenshot of the document page, in CSS pixels. */
export const pictureSize = { width: 1280, height: 800 };

/** Takes the landing page's screenshot of the document page: with a selected finding and its comparison. */
export async function pictureOf(
  browser: Browser,
  origin: string,
  colorScheme: 'light' | 'dark',
  deviceScaleFactor: number,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: pictureSize,
    colorScheme,
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  await page.goto(`${origin}/clients/CL-1001/documents/DOC-2006?finding=font-detection`, {
    waitUntil: 'networkidle',
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
