import { test as plain } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { backOfficePages, delayChunk, heading, knownPaths, landingPath } from './pages';

const dist = resolve(import.meta.dirname, '../../../dist');

const htmlFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('storybook'))
  .toSorted();

const fileOf = (path: string) => `${path.slice(1)}/index.html`.replace(/^\//, '');

const readPage = (file: string) => readFileSync(resolve(dist, file), 'utf8');

const note = 'This page needs JavaScript.';

plain('every known page is a file, and 404.html covers all other paths', () => {
  expect(htmlFiles).toEqual([...knownPaths.map(fileOf), '404.html'].toSorted());
});

plain('every file is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const report = await validator.validateMultipleFiles(
    htmlFiles.map((file) => resolve(dist, file)),
  );
  const errors = report.results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );
  expect(errors).toEqual([]);
});

plain('every file has a CSP, a language, a viewport, and exactly one title', () => {
  const titles = htmlFiles.map((file) => {
    const html = readPage(file);
    expect(html, file).toContain('<html lang="en">');
    expect(html, file).toContain(
      '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    );
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).toContain(`connect-src ${file === 'index.html' ? "'self'" : "'none'"}`);
    expect(policy, file).not.toMatch(/script-src[^;]*unsafe/);
    expect(html.match(/<title/g), file).toHaveLength(1);
    expect(html.indexOf('<title'), file).toBeLessThan(html.indexOf('</head>'));
    return defined(/<title>(.*)<\/title>/.exec(html)?.[1]);
  });
  expect(new Set(titles).size).toBe(titles.length);
});

plain(
  'only the landing page is prerendered; every other file has its title and an empty root',
  () => {
    for (const { path, heading: text } of backOfficePages) {
      const html = readPage(fileOf(path));
      expect(html, path).toContain(`<title>${text} · Patunay</title>`);
      expect(html, path).not.toContain('<h1');
      expect(html, path).toContain(`<noscript><p>${note}</p></noscript>`);
      expect(html, path).toContain('<link rel="modulepreload"');
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete; a page of the back office says what it needs', async ({
    page,
  }) => {
    await page.goto(landingPath);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.locator('noscript')).toHaveCount(0);

    for (const url of ['/clients', '/no/such/page']) {
      await page.goto(url);
      await expect(page.locator('noscript > p')).toHaveText(note);
      await expect(page.locator('noscript > p')).toBeVisible();
      await expect(page.getByText('still loading')).toBeHidden();
    }
  });
});

test('a page whose entry script never loads says so after a while', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const start = await delayChunk(page, 'index');
  await page.goto('/clients?q=ma', { waitUntil: 'commit' });
  const notice = page.getByText('This page is still loading.');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
  await notice.evaluate((element) => element.getAnimations().forEach((delay) => delay.finish()));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'reload it' })).toHaveJSProperty('href', page.url());
  start();
  await expect(heading(page)).toHaveText(['Clients']);
  await expect(notice).toHaveCount(0);
});
