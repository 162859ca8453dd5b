import { expect, test as plain } from '@playwright/test';
import { watch } from './watch';

const foreign = 'http://other.example';

/** A script that breaks a rule, and the report of that. */
const violations: Record<string, [script: string, seen: RegExp]> = {
  'a console error': [`console.error('planted')`, /^console: planted/],
  'an uncaught error': [
    `setTimeout(() => { throw new Error('planted'); })`,
    /^uncaught: .*planted/,
  ],
  'an unhandled rejection': [`void Promise.reject(new Error('planted'))`, /^uncaught: .*planted/],
  'a request to another origin': [
    `new Image().src = '${foreign}/pixel.png'`,
    /^request: other origin GET http:\/\/other\.example\/pixel\.png/,
  ],
  'a fetch': [`fetch('/favicon.svg').then(() => {})`, /^request: fetch GET/],
  'a form that is sent': [
    `document.body.innerHTML = '<form method="post" action="/clients">';
    setTimeout(() => document.forms[0].submit())`,
    /^request: method POST/,
  ],
  'a missing file': [`new Image().src = '/no-such-file.png'`, /^response: 404 http/],
  'a cookie': [`document.cookie = 'planted=1'`, /^stored: cookie planted/],
  'an entry in localStorage': [
    `localStorage.setItem('planted', '1')`,
    /^stored: localStorage planted/,
  ],
  'an entry in sessionStorage': [
    `sessionStorage.setItem('planted', '1')`,
    /^stored: sessionStorage planted/,
  ],
  'an IndexedDB database': [
    `new Promise((done) => (indexedDB.open('planted').onsuccess = () => done()))`,
    /^stored: IndexedDB planted/,
  ],
  'a cache': [`caches.open('planted').then(() => {})`, /^stored: cache planted/],
  'a service worker': [
    `navigator.serviceWorker.register('/planted.js').then(() => {})`,
    /^stored: service worker http/,
  ],
};

for (const [name, [script, seen]] of Object.entries(violations)) {
  plain(`${name} is reported`, async ({ page, context, baseURL }) => {
    await context.route(`${foreign}/**`, (route) => route.fulfill({ body: '' }));
    await context.route('**/planted.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await context.route('**/plain', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A page without a policy</title>' }),
    );
    const report = await watch(context, { baseURL });
    await page.goto('/plain');
    expect(await report()).toEqual([]);

    await page.evaluate(script);
    // Retry: a violation that navigates may interrupt the report.
    await expect(async () => {
      expect(await report()).toContainEqual(expect.stringMatching(seen));
    }).toPass({ timeout: 5000 });
  });
}

plain('a violation of the CSP is reported', async ({ page, context, baseURL }) => {
  const report = await watch(context, { baseURL });
  await page.goto('/dashboard');
  expect(await report()).toEqual([]);

  await page.evaluate(() => {
    new Image().src = 'http://other.example/pixel.png';
  });
  await expect.poll(report).toContainEqual(expect.stringMatching(/^policy: img-src/));
});

plain('only expected errors are ignored', async ({ page, context, baseURL }) => {
  const report = await watch(context, { baseURL, expectedErrors: /on purpose/ });
  await page.goto('/dashboard');
  await page.evaluate(() => {
    console.error('on purpose');
    console.error('by accident');
  });
  await expect.poll(report).toEqual([expect.stringMatching(/^console: by accident/)]);
});

plain(
  "the browser's console message about a page with status 404 is ignored",
  async ({ page, context, baseURL }) => {
    const report = await watch(context, { baseURL });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/no/such/page');
    await expect.poll(() => lines).toContainEqual(expect.stringContaining('404'));
    expect(await report()).toEqual([]);
  },
);
