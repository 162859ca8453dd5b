import { timeOf, installTimer } from '../lib/painted.js';
import { serveBenchPages } from '../lib/pages.js';
import { round, summary } from '../lib/stats.js';
import { slowProcessor } from '../lib/throttle.js';
import { figureOf } from '../lib/promises.js';

export const title = 'Change of page';
export const measures =
  'ms from a click on a link to the frame that shows the next heading, processor slowed four times. First: each page fetched for the first time, the pointer having rested on its link for 100 ms. Again: its code is there. The reference is a React root that changes one heading.';

const rounds = 6;

/** From the dashboard through all routes: what is clicked, and the heading that follows. */
const steps = [
  ['/clients', 'nav a[href="/clients"]', 'Clients'],
  ['/clients/CL-1001', 'tbody a[href="/clients/CL-1001"]', undefined],
  ['document', 'tbody a[href^="/clients/CL-1001/documents/"]', undefined],
  ['/upload', 'nav a[href="/upload"]', 'Bulk Upload Documents'],
  ['/activity', 'nav a[href="/activity"]', 'Activity Log'],
  ['/review', 'nav a[href="/review"]', 'Documents Needing Review'],
  ['/reports', 'nav a[href="/reports"]', 'Reports'],
  ['/', 'nav a[href="/"]', undefined],
  ['/dashboard', 'header a[href="/dashboard"]', 'Dashboard'],
];

export const promises = ['first', 'again'].map((visit) => ({
  what: `change of page, ${visit}: ms, median of all`,
  atMost: 50,
  read: figureOf('median', { visit, route: 'all' }),
}));

export async function run({ root, origin, launch }) {
  const browser = await launch();
  const times = { first: {}, again: {} };
  for (let index = 0; index < rounds; index += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await slowProcessor(page);
    await installTimer(page);
    await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' });
    for (const visit of ['first', 'again']) {
      for (const [route, link] of steps) {
        (times[visit][route] ??= []).push(await clickThrough(page, link));
      }
    }
    await page.close();
  }
  const reference = await plainChanges(browser, root);
  await browser.close();

  const rows = Object.entries(times).flatMap(([visit, byRoute]) => [
    ...Object.entries(byRoute).map(([route, values]) => ({ visit, route, ...summary(values) })),
    { visit, route: 'all', ...summary(Object.values(byRoute).flat()) },
  ]);
  return { rows: [...rows, { visit: '', route: 'bare React root', ...summary(reference) }] };
}

async function clickThrough(page, link) {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(100);
  // The heading of the page that is left is marked: the next one is another element, or has another text.
  await page.evaluate(() => document.querySelector('h1').setAttribute('data-left', ''));
  const time = await timeOf(page, 'click', { selector: 'h1:not([data-left])' }, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  await page.waitForTimeout(150);
  return round(time);
}

async function plainChanges(browser, root) {
  const server = await serveBenchPages(root);
  const page = await browser.newPage();
  await slowProcessor(page);
  await installTimer(page);
  await page.goto(`${server.origin}/?page=heading`);
  const times = [];
  for (let count = 1; count <= 20; count += 1) {
    const next = { selector: 'h1', text: `Page ${count}` };
    times.push(await timeOf(page, 'click', next, () => page.getByRole('button').click()));
  }
  await page.close();
  server.close();
  return times;
}
