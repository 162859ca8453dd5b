import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { largeTextProblems } from '../e2e/largeTextProblems';
import { heldTexts, pressAll, translate } from '../e2e/translate';
import { serveStatic } from '../scripts/serve.ts';
import { pageOfEachScreen } from '../src/pages';
import { chromium } from './chromium';
import type { Driver } from './driver';
import { firefox } from './firefox';
import { webkit } from './webkit';

const dist = resolve(import.meta.dirname, '../../../dist');
if (!existsSync(dist)) throw new Error('There is no dist/ yet: run `npm run build` first.');

const folder = mkdtempSync(join(tmpdir(), 'patunay-images-'));
const shapes = {
  'phone.png': [1080, 2400],
  'panorama.png': [4000, 700],
  'receipt.png': [600, 6000],
} as const;

let server: Server;
let origin: string;
beforeAll(async () => {
  for (const [name, [width, height]] of Object.entries(shapes))
    await sharp({ create: { width, height, channels: 3, background: 'white' } })
      .png()
      .toFile(join(folder, name));
  server = serveStatic(dist);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const screens = pageOfEachScreen.map(({ path }) => path).slice(1);

for (const engine of [chromium, firefox, webkit]) {
  // The tour says so.
  if (engine.missing()) continue;

  describe(engine.name, () => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await engine.launch({ colorScheme: 'light' });
    });
    afterAll(() => driver?.close());

    const open = async (path: string) => {
      await driver.open(`${origin}${path}`);
      await expect
        .poll(
          () =>
            driver.run<boolean>(
              `const h1 = document.querySelector('h1');
               return h1 !== null && Object.keys(h1).some((key) => key.startsWith('__reactProps$'));`,
            ),
          { timeout: 10_000 },
        )
        .toBe(true);
    };

    test.each(screens)('%s works when the browser translates it', async (path) => {
      await open(path);
      expect(await driver.run(`return (${heldTexts})()`)).toEqual([]);
      await driver.run(
        `(${translate})(); window.pressed = null; (${pressAll})().then((count) => (window.pressed = count), (error) => (window.pressed = String(error)));`,
      );
      await expect
        .poll(() => driver.run('return window.pressed'), { timeout: 50_000 })
        .toBeGreaterThan(0);
      const text = await driver.run<string>('return document.body.textContent');
      expect(text).not.toContain('Unexpected Application Error');
      expect(await driver.run(`return (${heldTexts})()`)).toEqual([]);
    });

    test.each(screens)('%s keeps all text and controls at large text', async (path) => {
      await driver.setSize(500, 844);
      await open(path);
      await driver.run(`document.documentElement.style.fontSize = '250%'`);
      const found = await driver.run<string[]>(`return (${largeTextProblems})()`);
      // Firefox shortens the text of a select with an ellipsis: it does not wrap.
      const isKnown = (problem: string) =>
        engine === firefox && problem.endsWith('is cut off in its select');
      expect(found.filter((problem) => !isKnown(problem))).toEqual([]);
    });

    test('previews of any shape fit their box', async () => {
      await driver.setSize(1280, 900);
      await open('/upload');
      await driver.run(`const name = document.querySelector('input[type=text], input:not([type])');
        const set = (element, value) => {
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
          element.dispatchEvent(new Event('input', { bubbles: true }));
          element.dispatchEvent(new Event('change', { bubbles: true }));
        };
        set(name, 'Panaderya');
        set(document.querySelector('select'), 'id');`);
      for (const name of Object.keys(shapes)) {
        await driver.setFiles('input[type=file]', [join(folder, name)]);
        const pick = `[...document.querySelectorAll('[role=group] li button')].find((one) => one.textContent.includes('${name}'))`;
        await expect.poll(() => driver.run(`return ${pick} !== undefined`)).toBe(true);
        await driver.run(`${pick}.click()`);
        const boxes = `const image = document.querySelector('section img[alt]:not([alt=""])') ?? [...document.querySelectorAll('section img')].at(-1);
          const [a, b] = [image, image.parentElement].map((one) => one.getBoundingClientRect());
          return image.complete && a.height > 10 && a.top > b.top && a.bottom < b.bottom && a.left > b.left && a.right < b.right;`;
        await expect.poll(() => driver.run(boxes)).toBe(true);
      }
    });

    test('an image of the page that is dropped on the drop area is ignored', async () => {
      const result = await driver.run(`
        const area = document.querySelector('[role=group]:has(input[type=file])');
        const image = document.querySelector('section img');
        const data = new DataTransfer();
        data.items.add(new File(['x'], 'page.png', { type: 'image/png' }));
        const send = (target, type) => target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
        const count = () => document.querySelectorAll('[role=group] li').length;
        const before = count();
        send(image, 'dragstart');
        send(area, 'dragover');
        send(area, 'drop');
        send(image, 'dragend');
        return [image.draggable, before > 0, count() - before];`);
      expect(result).toEqual([false, true, 0]);
    });
  });
}
