import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { ElementHandle, KeyInput } from 'puppeteer-core';
import type { Engine } from './driver';

const executable = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((path) => path && existsSync(path));

/** The installed Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    executable
      ? undefined
      : 'Firefox is not installed: `apt-get install firefox-esr`, or set FIREFOX_PATH.',
  async launch({ colorScheme }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executable,
      extraPrefsFirefox: {
        // BiDi has no command for the colour scheme. In this preference, 0 is dark and 1 is light.
        'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
        'ui.prefersReducedMotion': 1,
      },
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const element = async (selector: string) => {
      const found = await page.waitForSelector(selector);
      if (!found) throw new Error(`${selector} is hidden.`);
      return found;
    };
    return {
      open: async (url) => void (await page.goto(url)),
      run: (body, ...args) =>
        page.evaluate(`((args) => {${body}})(${JSON.stringify(args)})`) as never,
      click: async (selector) => (await element(selector)).click(),
      hold: async (selector) => {
        await (await element(selector)).hover();
        await page.mouse.down();
      },
      release: () => page.mouse.up(),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key as KeyInput),
      pressWithControl: async (key) => {
        await page.keyboard.down('Control');
        await page.keyboard.press(key as KeyInput);
        await page.keyboard.up('Control');
      },
      setFiles: async (selector, paths) =>
        ((await element(selector)) as ElementHandle<HTMLInputElement>).uploadFile(...paths),
      // Puppeteer's own method waits for a load event, which client-side navigation does not fire.
      back: () => page.evaluate('history.back()') as Promise<void>,
      forward: () => page.evaluate('history.forward()') as Promise<void>,
      setSize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    };
  },
};
