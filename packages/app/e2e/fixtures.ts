import { test as base } from '@playwright/test';
import { expect } from '@playwright/test';
import { watch } from './watch';

interface Guards {
  /** Console and page errors that the test causes on purpose; any others fail it. */
  expectedErrors: RegExp | undefined;
  /**
   * Fails every test whose pages log errors, request anything but static files of the site, violate the CSP or use
   * storage.
   */
  guard: void;
}

export { expect };

export const test = base.extend<Guards>({
  expectedErrors: [undefined, { option: true }],
  guard: [
    async ({ context, baseURL, expectedErrors }, use) => {
      // Playwright intercepts file choosers only once there is a listener. Listen from the start: a listener that is
      // added with a key press may come too late.
      context.on('page', (page) => page.on('filechooser', () => undefined));
      const seen = await watch(context, { baseURL, expectedErrors });
      await use();
      expect(await seen(), 'errors, requests, violations and storage of the page').toEqual([]);
    },
    { auto: true },
  ],
});
