import { chromium as playwright } from '@playwright/test';
import { launchOptions } from '@patunay/visual/browser';
import type { Engine } from './driver';

/** The pinned Chromium, through Playwright. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: () => undefined,
  async launch({ colorScheme }) {
    const browser = await playwright.launch(await launchOptions());
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
    return {
      open: async (url) => void (await page.goto(url)),
      run: (body, ...args) => page.evaluate(`((args) => {${body}})(${JSON.stringify(args)})`),
      click: (selector) => page.locator(selector).click({ noWaitAfter: true }),
      hold: async (selector) => {
        await page.locator(selector).hover();
        await page.mouse.down();
      },
      release: () => page.mouse.up(),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      pressWithControl: (key) => page.keyboard.press(`Control+${key}`),
      setFiles: (selector, paths) => page.locator(selector).setInputFiles([...paths]),
      back: async () => void (await page.goBack()),
      forward: async () => void (await page.goForward()),
      setSize: (width, height) => page.setViewportSize({ width, height }),
      close: () => browser.close(),
    };
  },
};
