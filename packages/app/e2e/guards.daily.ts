import { expect, test as plain } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { watch } from './watch';

const foreign = 'http://other.example';

interface PlantedViolation {
  name: string;
  plant: (page: Page, context: BrowserContext) => Promise<unknown>;
  seen: RegExp;
}

const violations: PlantedViolation[] = [
  {
    name: 'a console error',
    plant: (page) => page.evaluate(() => console.error('planted')),
    seen: /^console: planted/,
  },
  {
    name: 'an uncaught error',
    plant: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('planted');
        });
      }),
    seen: /^uncaught: .*planted/,
  },
  {
    name: 'an unhandled rejection',
    plant: (page) =>
      page.evaluate(() => {
        void Promise.reject(new Error('planted'));
      }),
    seen: /^uncaught: .*planted/,
  },
  {
    name: 'a request to another origin',
    plant: (page) =>
      page.evaluate((url) => {
        new Image().src = url;
      }, `${foreign}/pixel.png`),
    seen: /^request: other origin GET http:\/\/other\.example\/pixel\.png/,
  },
  {
    name: 'a fetch',
    plant: (page) => page.evaluate(() => fetch('/favicon.svg').then(() => undefined)),
    seen: /^request: fetch GET/,
  },
  {
    name: 'a form that is sent',
    plant: (page) =>
      page.evaluate(() => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: '/clients' });
        document.body.replaceChildren(form);
        setTimeout(() => form.submit());
      }),
    seen: /^request: method POST/,
  },
  {
    name: 'a missing file',
    plant: (page) =>
      page.evaluate(() => {
        new Image().src = '/no-such-file.png';
      }),
    seen: /^response: 404 http/,
  },
  {
    name: 'a cookie',
    plant: (page) => page.evaluate(() => (document.cookie = 'planted=1')),
    seen: /^stored: cookie planted/,
  },
  {
    name: 'an entry in localStorage',
    plant: (page) => page.evaluate(() => localStorage.setItem('planted', '1')),
    seen: /^stored: localStorage planted/,
  },
  {
    name: 'an entry in sessionStorage',
    plant: (page) => page.evaluate(() => sessionStorage.setItem('planted', '1')),
    seen: /^stored: sessionStorage planted/,
  },
  {
    name: 'an IndexedDB database',
    plant: (page) =>
      page.evaluate(
        () =>
          new Promise((done) => {
            indexedDB.open('planted').onsuccess = () => done(undefined);
          }),
      ),
    seen: /^stored: IndexedDB planted/,
  },
  {
    name: 'a cache',
    plant: (page) => page.evaluate(() => caches.open('planted').then(() => undefined)),
    seen: /^stored: cache planted/,
  },
  {
    name: 'a service worker',
    plant: async (page, context) => {
      await context.route('**/planted.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.evaluate(() => navigator.serviceWorker.register('/planted.js').then(() => {}));
    },
    seen: /^stored: service worker http/,
  },
];

for (const { name, plant, seen } of violations) {
  plain(`${name} is reported`, async ({ page, context, baseURL }) => {
    await context.route(`${foreign}/**`, (route) => route.fulfill({ body: '' }));
    await context.route('**/plain', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A page without a policy</title>' }),
    );
    const report = await watch(context, { baseURL });
    await page.goto('/plain');
    expect(await report()).toEqual([]);

    await plant(page, context);
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
