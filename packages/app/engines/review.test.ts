import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePicture, writeSample } from '@patunay/visual/sample';
import type { Driver } from './driver';
import { installedEngines } from './installedEngines';

const visual = resolve(import.meta.dirname, '../../../.storybook/visual');
const folder = mkdtempSync(join(tmpdir(), 'patunay-review-'));
/** The review page of the visual tests with 9, 1,500 and no differences. */
const urls = { some: '', many: '', none: '' };

beforeAll(async () => {
  // As large as real screenshots, each with a URL of its own: their size and number make a page slow.
  const picture = await writePicture(join(folder, 'picture.png'));
  const images = Array.from({ length: 1500 }, (_, i) => [
    `${picture}?before=${i}`,
    `${picture}?after=${i}`,
  ]);
  const write = (name: string, sample: object) =>
    writeSample({
      folder: join(folder, name),
      theme: resolve(visual, 'reviewTheme.css'),
      ...sample,
    });
  urls.some = await write('some', {});
  urls.many = await write('many', { changed: 1500, images });
  urls.none = await write('none', { changed: 0 });
});
afterAll(() => rmSync(folder, { recursive: true }));

for (const engine of installedEngines()) {
  describe(`the review page in ${engine.name}`, () => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await engine.launch({ colorScheme: 'light' });
    });
    afterAll(() => driver?.close());

    const text = (selector: string) =>
      driver.run<string>('return document.querySelector(args[0])?.textContent', selector);
    const press = async (...keys: string[]) => {
      for (const key of keys) await driver.press(key);
    };

    test.each([
      ['no difference', 'none', 'No screenshot differs', 0],
      ['1,500 differences', 'many', 'State 0, light', 1502],
    ] as const)('opens %s in a second', async (_, name, heading, count) => {
      await driver.open(urls[name]);
      expect(await text('main h2')).toBe(heading);
      expect(await driver.run('return document.querySelectorAll(".groups a").length')).toBe(count);
      // The screenshots on the stage are loaded.
      const opened = await driver.run<number>(`
        const [{ startTime } = { startTime: 0 }] = performance.getEntriesByName('first-contentful-paint');
        return Math.max(startTime, performance.getEntriesByType('navigation')[0].loadEventEnd);`);
      expect(opened).toBeGreaterThan(0);
      expect(opened).toBeLessThan(1000);
    });

    test('keys move, choose the view, zoom and mark as reviewed', async () => {
      await driver.open(urls.some);
      await press('j', 'j');
      expect(await text('#place')).toBe('3 of 11');
      await press('2', '0', '+');
      expect(await driver.run('return document.querySelectorAll(".viewport").length')).toBe(2);
      const widths = await driver.run<number[]>(
        'return [...document.querySelectorAll(".picture img")].map((img) => img.offsetWidth)',
      );
      expect(widths[0]).toBe(widths[1]);
      expect(await text('#zoom')).toBe(`${Math.round(Number(widths[0]) / 4.8)} %`);
      await press('a');
      expect(await text('#left')).toBe('10 left to review');
      await driver.open(urls.some);
      expect(await text('#left')).toBe('10 left to review');
    });

    test('the slider’s divider follows its thumb', async () => {
      await driver.open(`${urls.some}#light/components-button-state-1?zoom=1`);
      await driver.run('document.querySelector(".canvas input").focus()');
      await press('ArrowRight');
      expect(await driver.run('return document.querySelector(".canvas input").value')).toBe('26');
      const clip = await driver.run<string>(
        'return getComputedStyle(document.querySelector(".after")).clipPath',
      );
      expect(Number(/ ([\d.]+)px\)$/.exec(clip)?.[1])).toBeCloseTo(0.26 * 480);
    });

    test('copies the link and the comment', async () => {
      await driver.open(urls.some);
      await driver.click('#copy-link');
      await expect.poll(() => text('#status')).toBe('Link copied');
      await press('e');
      await driver.click('#copy-comment');
      await expect.poll(() => text('#result-status')).toBe('Comment copied');
    });
  });
}
