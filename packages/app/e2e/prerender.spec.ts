import { test as plain } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { backOfficePages, heading, knownPaths, landingPath } from './pages';

const dist = resolve(import.meta.dirname, '../../../dist');

const htmlFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('storybook'))
  .toSorted();

const fileOf = (path: string) => `${path.slice(1)}/index.html`.replace(/^\//, '');

const readPage = (file: string) => readFileSync(resolve(dist, file), 'utf8');

const note = 'Without JavaScript, you can read this page, but its controls do not work.';

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

plain('every back-office page is prerendered with its title, its heading and a notice', () => {
  for (const { path, heading: text } of backOfficePages) {
    const html = readPage(fileOf(path));
    expect(html, path).toContain(`<title>${text} · Patunay</title>`);
    const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, content = '']) =>
      content.replaceAll(/<[^>]+>/g, ''),
    );
    expect(headings, path).toEqual([text]);
    expect(html, path).toContain(`<noscript><p>${note}</p></noscript>`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows its heading, its text and a notice; the landing page is complete; an unknown URL shows the error', async ({
    page,
  }) => {
    const notice = page.locator('noscript > p');

    await test.step('a back-office page', async () => {
      await page.goto('/clients');
      await expect(heading(page)).toHaveText(['Clients']);
      await expect(heading(page)).toBeVisible();
      await expect(notice).toHaveText(note);
      await expect(notice).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(6);
    });

    await test.step('the landing page', async () => {
      await page.goto(landingPath);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(6);
      await expect(page.locator('noscript')).toHaveCount(0);
    });

    await test.step('an unknown URL', async () => {
      await page.goto('/no/such/page');
      await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
      await expect(notice).toHaveText('404 Not Found');
      await expect(notice).toBeVisible();
    });
  });
});
