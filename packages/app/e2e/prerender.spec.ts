import { HtmlValidate } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { onlyChromium } from './engines';
import { expect, test } from './fixtures';
import { recordShifts, shifts } from './layout';
import { heading, knownPaths, landingPath, open, pageOfEachScreen } from './pages';

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
  const errors = report.results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );
  expect(errors).toEqual([]);
});

test('every file has a CSP, a language, and exactly one title', () => {
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

  const note = 'Without JavaScript, you can read this page, but its controls do not work.';

  test('every page shows its heading, its text and a notice', async ({ page }) => {
    for (const { path, heading: text } of pageOfEachScreen) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading(page)).toHaveText([text]);
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveTitle(`${text} · Patunay`);
        await expect(page.locator('noscript > p')).toHaveText(note);
        await expect(page.locator('noscript > p')).toBeVisible();
        if (path === '/clients') await expect(page.getByRole('row')).toHaveCount(6);
      });
    }
  });

  test('the landing page is complete, without a notice', async ({ page }) => {
    await page.goto(landingPath);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.locator('noscript')).toHaveCount(0);
  });

  test('an unknown URL shows the error page', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await expect(page.locator('noscript > p')).toHaveText('404 Not Found');
    await expect(page.locator('noscript > p')).toBeVisible();
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

test('no layout shift while the landing page loads, or any page on a phone', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', onlyChromium.shifts);
  await recordShifts(page);
  await page.goto(landingPath, { waitUntil: 'load' });
  expect(await shifts(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of [landingPath, ...pageOfEachScreen.map(({ path }) => path)]) {
    if (path === landingPath) await page.goto(path, { waitUntil: 'load' });
    else await open(page, path);
    expect(await shifts(page), path).toEqual([]);
  }
});
