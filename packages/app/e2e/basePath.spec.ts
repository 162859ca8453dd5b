import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveStatic } from '../scripts/serve.ts';
import { expect, test as base } from './fixtures';
import { heading, landingPath, open, untilInteractive } from './pages';

const build = resolve(import.meta.dirname, '../scripts/build.ts');
const siteUrl = 'https://patunay.example';

/** The site built for a base path and served there, as CI deploys it. */
const test = base.extend<{ dist: string }>({
  dist: async ({}, use, testInfo) => {
    const dist = testInfo.outputPath('dist');
    await promisify(execFile)('node', [build, 'app', '--outDir', dist], {
      env: { ...process.env, BASE_PATH: '/x', SITE_URL: siteUrl },
    });
    await use(dist);
  },
  baseURL: async ({ dist }, use) => {
    const server = serveStatic(dist, '/x/').listen(0);
    await once(server, 'listening');
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
  },
});

test('a site built for a base path works under it', async ({ page, dist, request }) => {
  await test.step('known pages', async () => {
    await page.goto('/x/');
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/x/dashboard');
    await untilInteractive(page);
    await open(page, '/x/clients');
    await page.getByRole('link', { name: 'Josefina Magbanua' }).click();
    await expect(page).toHaveURL('/x/clients/CL-1004');
    await expect(heading(page)).toHaveText(['Josefina Magbanua']);
  });

  await test.step('the base path without a trailing slash, if the host does not redirect', async () => {
    await open(page, '/x');
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/x/dashboard');
  });

  await test.step('an unknown path', async () => {
    const response = await open(page, '/x/no/such');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/x');
  });

  await test.step('headers', async () => {
    const headers = (await request.get('/x/dashboard')).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  await test.step('pages have canonical URLs', async () => {
    for (const path of [landingPath, '/clients']) {
      const html = await readFile(resolve(dist, `.${path}`, 'index.html'), 'utf8');
      const url = `${siteUrl}/x${path}`;
      expect(html).toContain(`<link rel="canonical" href="${url}" />`);
      expect(html).toContain(`<meta property="og:url" content="${url}" />`);
      const image = `${siteUrl}/x/open-graph.png`;
      expect(html).toContain(`<meta property="og:image" content="${image}" />`);
    }
  });

  await test.step('the sitemap lists the landing page, and robots.txt links the sitemap', async () => {
    const sitemap = await readFile(resolve(dist, 'sitemap.xml'), 'utf8');
    expect(sitemap.match(/<loc>[^<]*<\/loc>/g)).toEqual([`<loc>${siteUrl}/x/</loc>`]);
    const robots = await readFile(resolve(dist, 'robots.txt'), 'utf8');
    expect(robots).toContain(`Sitemap: ${siteUrl}/x/sitemap.xml`);
  });
});
