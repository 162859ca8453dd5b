import { HtmlValidate } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { onlyChromium } from './engines';
import { expect, test } from './fixtures';
import { backOfficePages, heading, knownPaths, landingPath, open } from './pages';

const dist = resolve(import.meta.dirname, '../../../dist');

const htmlFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('storybook'))
  .toSorted();

const fileOf = (path: string) => `${path.slice(1)}/index.html`.replace(/^\//, '');

test('every known page is a file, and 404.html covers all other paths', () => {
  expect(htmlFiles).toEqual([...knownPaths.map(fileOf), '404.html'].toSorted());
});

test('every file is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const report = await validator.validateMultipleFiles(
    htmlFiles.map((file) => resolve(dist, file)),
  );
  const faults = report.results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});

test('every file has its policy, a language, and exactly one title in its head', () => {
  const titles = htmlFiles.map((file) => {
    const html = readFileSync(resolve(dist, file), 'utf8');
    expect(html, file).toContain('<html lang="en">');
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).toContain(`connect-src ${file === 'index.html' ? "'self'" : "'none'"}`);
    expect(policy, file).not.toMatch(/script-src[^;]*unsafe/);
    expect(html.match(/<title/g), file).toHaveLength(1);
    expect(html.indexOf('<title'), file).toBeLessThan(html.indexOf('</head>'));
    return /<title>(.*)<\/title>/.exec(html)![1]!;
  });
  expect(new Set(titles).size).toBe(titles.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading and its text', async ({ page }) => {
    for (const { path, heading: text } of backOfficePages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading(page)).toHaveText([text]);
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveTitle(`${text} · Patunay`);
      });
    }
    await page.goto('/clients');
    await expect(page.getByRole('row')).toHaveCount(6);
    await page.goto(landingPath);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});

test('the landing page loads no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url())) {
      scripts.push(request.url());
    }
  });
  await page.goto(landingPath, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await expect(page.locator('script')).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(`no layout shift while a page loads, ${width} px wide`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', onlyChromium.shifts);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of knownPaths) {
      await test.step(path, async () => {
        if (path === landingPath) await page.goto(path, { waitUntil: 'load' });
        else await open(page, path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
      });
    }
  });
}
