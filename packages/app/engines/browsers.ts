import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { launchOptions } from '@patunay/visual/browser';
import getPort from 'get-port';
import puppeteer from 'puppeteer-core';
import type { ElementHandle, LaunchOptions } from 'puppeteer-core';
import { Builder, By, Capabilities, error, until } from 'selenium-webdriver';

/** What the journey needs from a browser. Elements are found by XPath, which both clients support. */
export interface Browser {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  read: (expression: string) => Promise<unknown>;
  click: (xpath: string) => Promise<void>;
  /** Types into an element, or selects files in it: the text is then their paths, one per line. */
  type: (xpath: string, text: string) => Promise<void>;
  back: () => Promise<void>;
  close: () => Promise<void>;
}

interface Engine {
  /** In one sentence, why it cannot run on this machine. */
  missing: string | undefined;
  launch: () => Promise<Browser>;
}

const firefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

export const engines: Record<string, Engine> = {
  Chromium: {
    missing: undefined,
    launch: async () => {
      const { args = [], ...options } = (await launchOptions()) as LaunchOptions;
      return withPuppeteer({ ...options, args: [...args, '--force-prefers-reduced-motion'] });
    },
  },
  Firefox: {
    missing: firefox ? undefined : 'Firefox is missing: `apt-get install firefox-esr`.',
    launch: () =>
      withPuppeteer({
        browser: 'firefox',
        executablePath: firefox,
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      }),
  },
  WebKit: {
    missing:
      miniBrowser && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run')
        ? undefined
        : 'WebKit is missing: `apt-get install webkit2gtk-driver xvfb`.',
    launch: withSelenium,
  },
};

/** Firefox over WebDriver BiDi, for which it needs no driver. */
async function withPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const find = async (xpath: string) => {
    const element = await page.waitForSelector(`xpath/${xpath}`, { timeout: 15_000 });
    if (!element) throw new Error(`There is no ${xpath}.`);
    return element;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => {
      const element = await find(xpath);
      const isFile = await element.evaluate(
        (node) => node instanceof Element && node.matches('[type=file]'),
      );
      if (!isFile) return element.type(text);
      await (element as ElementHandle<HTMLInputElement>).uploadFile(...text.split('\n'));
    },
    // Not `goBack`, which waits for a load event: the app changes pages without one.
    back: () => page.evaluate('history.back()') as Promise<void>,
    close: () => browser.close(),
  };
}

/** Safari's engine: WebKitGTK's MiniBrowser, on a virtual display. */
async function withSelenium(): Promise<Browser> {
  const port = await getPort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const server = spawn(
    'xvfb-run',
    [...screen, 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'],
    { detached: true, stdio: 'ignore' },
  );
  // xvfb-run starts child processes, so kill the whole process group.
  const stop = () => void (server.pid && process.kill(-server.pid));
  try {
    const url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let attempt = 0; attempt < 150 && !(await answers()); attempt += 1) await wait(200);
    const options = { binary: miniBrowser, args: ['--automation'] };
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
      )
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 838 });
    const find = (xpath: string) => driver.wait(until.elementLocated(By.xpath(xpath)), 15_000);
    return {
      open: (to) => driver.get(to),
      read: (expression) => driver.executeScript(`return ${expression}`),
      // By script only if the driver wrongly reports an element in a scroll container as not clickable: without a user
      // gesture, Back skips the entries that the click adds.
      click: async (xpath) => {
        const element = await find(xpath);
        await element.click().catch((reason: unknown) => {
          if (!(reason instanceof error.ElementNotInteractableError)) throw reason;
          return driver.executeScript('arguments[0].click()', element);
        });
      },
      type: async (xpath, text) => (await find(xpath)).sendKeys(text),
      back: () => driver.navigate().back(),
      close: () => driver.quit().finally(stop),
    };
  } catch (reason) {
    stop();
    throw reason;
  }
}
