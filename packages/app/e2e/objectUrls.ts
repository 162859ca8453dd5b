import type { Page } from '@playwright/test';

/**
 * Counts the blob URLs of pages opened from now on. The returned function returns how many were created, and how many
 * of them were not revoked.
 */
export async function watchObjectUrls(page: Page) {
  await page.addInitScript(() => {
    const { createObjectURL, revokeObjectURL } = URL;
    const counts = { made: 0, open: new Set<string>() };
    Reflect.set(window, 'objectUrls', counts);
    URL.createObjectURL = (source) => {
      const url = createObjectURL.call(URL, source);
      counts.made += 1;
      counts.open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      counts.open.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  return () =>
    page.evaluate(() => {
      const { made, open: left } = Reflect.get(window, 'objectUrls') as {
        made: number;
        open: Set<string>;
      };
      return { made, open: left.size };
    });
}
