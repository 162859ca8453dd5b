import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveStatic } from '../scripts/serve.ts';
import type { Driver } from './driver';
import { installedEngines } from './installedEngines';

const storybook = resolve(import.meta.dirname, '../../../dist/storybook');

let server: Server;
beforeAll(async () => {
  server = serveStatic(storybook);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server?.close());

for (const engine of installedEngines()) {
  describe(`Storybook's modes in ${engine.name}`, () => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await engine.launch({ colorScheme: 'light' });
    });
    afterAll(() => driver?.close());

    test('are shown beside each other, zoom by keyboard, and close with Escape', async () => {
      const { port } = server.address() as AddressInfo;
      await driver.open(
        `http://127.0.0.1:${port}/?path=/story/components-button--default&modes=all`,
      );
      const inModes = (value: string) => () =>
        driver.run(
          `const modes = document.querySelector('dialog iframe')?.contentDocument;
           const story = (mode) => modes?.querySelector('iframe[title="' + mode + '"]')?.contentDocument;
           const button = (mode) => story(mode)?.querySelector('#storybook-root button');
           return (${value}) ?? null;`,
        );
      const eventually = (value: string) => expect.poll(inModes(value), { timeout: 30_000 });
      await eventually('button("Light")?.textContent').toBe('Add Client');
      await eventually('button("Dark") && story("Dark").documentElement.dataset.theme').toBe(
        'dark',
      );
      await eventually('story("Phone")?.documentElement.clientWidth').toBe(390);
      await eventually('button("Right to left") && story("Right to left").dir').toBe('rtl');
      await eventually('modes.activeElement?.textContent').toBe('Close');
      await driver.press('-');
      await eventually('modes.querySelector("output")?.textContent').toBe('50%');
      await driver.press('Escape');
      await eventually('document.querySelector("dialog")').toBe(null);
    });
  });
}
