import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { Builder, By, Capabilities, error, Key } from 'selenium-webdriver';
import type { Engine } from './driver';

const miniBrowser = [
  process.env.WEBKIT_PATH,
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
].find((path) => path && existsSync(path));

/** Safari's engine: WebKitGTK's MiniBrowser over the WebDriver protocol, on a virtual display. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    miniBrowser && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run')
      ? undefined
      : 'WebKit is not installed: `apt-get install webkit2gtk-driver xvfb`.',
  async launch({ colorScheme }) {
    const port = await getPort();
    const server = spawn(
      'xvfb-run',
      [
        '-a',
        '-s',
        '-screen 0 1600x1200x24',
        'WebKitWebDriver',
        `--port=${port}`,
        '--host=127.0.0.1',
      ],
      {
        detached: true,
        stdio: 'ignore',
        // The GTK theme sets the colour scheme.
        env: { ...process.env, GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' },
      },
    );
    // xvfb-run starts child processes, so kill the whole process group.
    const stop = () => {
      if (server.pid !== undefined) process.kill(-server.pid);
    };
    const driver = await start(`http://127.0.0.1:${port}`).catch((reason: unknown) => {
      stop();
      throw reason;
    });
    const window = driver.manage().window();
    const find = (selector: string) => driver.findElement(By.css(selector));
    const setSize = async (width: number, height: number) => {
      await window.setRect({ x: 0, y: 0, width, height });
    };
    await setSize(1280, 838);
    return {
      open: async (url) => {
        const pageOf = (address: string) => address.split('#')[0];
        const stays = url.includes('#') && pageOf(await driver.getCurrentUrl()) === pageOf(url);
        if (!stays) await driver.executeScript('window.isLeft = true');
        await driver.get(url);
        // The driver does not wait for the new page if the old one changes its hash meanwhile.
        await driver.wait(
          () =>
            driver.executeScript<boolean>(
              `return !window.isLeft && document.readyState === 'complete'`,
            ),
          30_000,
        );
      },
      run: (body, ...args) =>
        driver.executeScript(`const args = JSON.parse(arguments[0]);${body}`, JSON.stringify(args)),
      // The driver rejects some elements in scroll containers as not interactable: click those by script.
      click: (selector) =>
        find(selector)
          .click()
          .catch((reason: unknown) => {
            if (!(reason instanceof error.ElementNotInteractableError)) throw reason;
            return driver.executeScript('document.querySelector(arguments[0]).click()', selector);
          }),
      hold: async (selector) => {
        const origin = await find(selector);
        await driver.actions().move({ origin }).press().perform();
      },
      release: () => driver.actions().release().perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) =>
        driver
          .actions()
          .sendKeys(keys[key] ?? key)
          .perform(),
      pressWithControl: (key) =>
        driver
          .actions()
          .keyDown(Key.CONTROL)
          .sendKeys(keys[key] ?? key)
          .keyUp(Key.CONTROL)
          .perform(),
      setFiles: async (selector, paths) => find(selector).sendKeys(paths.join('\n')),
      back: () => driver.navigate().back(),
      forward: () => driver.navigate().forward(),
      setSize,
      async close() {
        await driver.quit().finally(stop);
      },
    };
  },
};

/** WebDriver names keys by code points, the other clients by `KeyboardEvent.key`. */
const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
};

/** Starts MiniBrowser through the WebDriver server at `url`. */
async function start(url: string) {
  await answers(`${url}/status`);
  return new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      }),
    )
    .build();
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}.`);
}
