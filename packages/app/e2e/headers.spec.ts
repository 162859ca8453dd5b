import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentSecurityPolicy } from '../scripts/contentSecurityPolicy.ts';
import { hostHeaders, readHostHeaders } from '../scripts/hostHeaders.ts';
import { defined } from './defined';
import { knownPaths, landingPath } from './pages';

const dist = resolve(import.meta.dirname, '../../../dist');

const fileOf = (path: string) => resolve(dist, `.${path}`, 'index.html');

function metaPolicy(file: string) {
  const html = readFileSync(file, 'utf8');
  const [policy, ...more] = [
    ...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g),
  ];
  expect(more, file).toEqual([]);
  // A CSP in a `meta` element does not apply to what precedes it, so only the charset may.
  expect(html.slice(html.indexOf('<head>'), policy?.index).match(/<\w+/g), file).toEqual([
    '<head',
    '<meta',
  ]);
  expect(html, file).toContain('<meta name="referrer" content="no-referrer" />');
  return policy?.[1];
}

test('a page has its CSP in a meta element, and the host sends it with frame-ancestors', async ({
  request,
}) => {
  // Only the policy of the landing page allows connections: it runs no script that could open one.
  expect(contentSecurityPolicy({ script: false })).toMatch(
    /script-src 'none';.*connect-src 'self'/,
  );
  expect(contentSecurityPolicy({ script: true })).toMatch(/script-src 'self';.*connect-src 'none'/);
  for (const path of knownPaths) {
    const policy = contentSecurityPolicy({ script: path !== landingPath });
    expect(metaPolicy(fileOf(path)), path).toBe(policy);
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toBe(`${policy}; frame-ancestors 'none'`);
  }
  expect(metaPolicy(resolve(dist, '404.html'))).toBe(contentSecurityPolicy({ script: true }));
});

test('every response has the common headers', async ({ request }) => {
  const html = readFileSync(fileOf('/dashboard'), 'utf8');
  const [script] = defined(/\/assets\/[^"]+\.js/.exec(html));
  for (const path of ['/', '/clients?q=ma', '/no/such/page', '/storybook/', script]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
  }
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/')).headers()['cache-control'] ?? '').not.toContain('immutable');
});

test('search engines may index only the landing page, which has a 1200 x 630 px preview image', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toBe('User-agent: *\nAllow: /\n');
  for (const file of [...knownPaths.map(fileOf), resolve(dist, '404.html')]) {
    const tag = '<meta name="robots" content="noindex" />';
    expect(readFileSync(file, 'utf8').includes(tag), file).toBe(file !== fileOf(landingPath));
  }
  expect((await request.get('/storybook/')).headers()['x-robots-tag']).toBe('noindex');
  const image = await (await request.get('/open-graph.png')).body();
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('no URL gets two CSP headers; under a base path, header rules include that path', () => {
  const headersOf = readHostHeaders(readFileSync(resolve(dist, '_headers'), 'utf8'));
  for (const path of [...knownPaths, '/storybook/', '/storybook/iframe.html', '/clients/x/y']) {
    expect(headersOf(path)['content-security-policy']?.match(/default-src/g), path).toHaveLength(1);
  }
  const underBase = readHostHeaders(hostHeaders({ base: '/x/', pages: knownPaths }));
  expect(underBase('/x/')['content-security-policy']).toContain("script-src 'none'");
  expect(underBase('/x/clients/CL-1001')['content-security-policy']).toContain("script-src 'self'");
  expect(underBase('/clients')).toEqual({});
});

/** `storybook.spec.ts` checks that Storybook can frame itself. */
test('no app page can be framed', async ({ page, context, baseURL }) => {
  await context.route('**/framing', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}/clients"></iframe>`,
    }),
  );
  await page.goto('/framing', { waitUntil: 'networkidle' });
  await expect(page.locator('iframe')).toHaveCount(1);
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { name: 'Clients' })).toHaveCount(0);
});
