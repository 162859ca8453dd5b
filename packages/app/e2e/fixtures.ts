import { test as base } from '@playwright/test';
import { expect } from '@playwright/test';
import { watch } from './watch';

interface Guards {
  /** Console errors and page errors that a test causes on purpose; any other fails it. */
  expectedErrors: RegExp | undefined;
  /** Fails every test whose pages log errors, request other origins, violate the CSP or use storage. */
  guard: void;
}

export { expect };

export const test = base.extend<Guards>({
  expectedErrors: [undefined, { option: true }],
  guard: [
    async ({ context, baseURL, expectedErrors }, use) => {
      // A picker is caught only once the browser was told to; asked for as a key is pressed, the key may come first.
      context.on('page', (page) => page.on('filechooser', () => undefined));
      const seen = await watch(context, { origin: new URL(baseURL!).origin, expectedErrors });
      await use();
      expect(await seen(), 'what the page did beside its work').toEqual([]);
    },
    { auto: true },
  ],
});
