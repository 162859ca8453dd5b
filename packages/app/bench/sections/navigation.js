import { installTimer, plainChanges, timeOf } from '../lib/painted.js';
import { median, round, summary } from '../lib/stats.js';
import { slowProcessor } from '../lib/throttle.js';

export const title = 'Change of page';
export const measures =
  'ms from a click on a link to the frame that shows the next heading, CPU throttled 4×. First: the page is loaded for the first time, after 100 ms of hover on its link. Again: its code is already loaded. The reference is a bare React root that changes one heading.';

const rounds = 2;

/** The links to click, from the dashboard through all routes. */
const steps = [
  ['/clients', 'nav a[href="/clients"]'],
  ['/clients/CL-1001', 'tbody a[href="/clients/CL-1001"]'],
  ['document', 'tbody a[href^="/clients/CL-1001/documents/"]'],
  ['/upload', 'nav a[href="/upload"]'],
  ['/activity', 'nav a[href="/activity"]'],
  ['/review', 'nav a[href="/review"]'],
  ['/reports', 'nav a[href="/reports"]'],
  ['/', 'nav a[href="/"]'],
  ['/dashboard', 'header a[href="/dashboard"]'],
];

export const limits = [
  { what: 'change of page, first', of: 'first', over: 'bare React root', atMost: 4.5 },
  { what: 'change of page, again', of: 'again', over: 'bare React root', atMost: 3 },
];

export async function run({ app, pages, launch }) {
  const browser = await launch();
  const times = { first: {}, again: {} };
  const reference = await plainChanges(browser, pages);
  for (let index = 0; index < rounds; index += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await slowProcessor(page);
    await installTimer(page);
    await page.goto(`${app}/dashboard`, { waitUntil: 'networkidle' });
    for (const visit of ['first', 'again']) {
      for (const [route, link] of steps) {
        (times[visit][route] ??= []).push(await clickThrough(page, link));
      }
    }
    await page.close();
    // Interleaved with the rounds, so that a busy machine slows down both sides of the ratio.
    reference.push(...(await plainChanges(browser, pages)));
  }
  await browser.close();

  const rows = Object.entries(times).flatMap(([visit, byRoute]) => [
    ...Object.entries(byRoute).map(([route, values]) => ({ visit, route, ...summary(values) })),
    { visit, route: 'all', ...summary(Object.values(byRoute).flat()) },
  ]);
  const figures = { 'bare React root': median(reference) };
  for (const [visit, byRoute] of Object.entries(times))
    figures[visit] = median(Object.values(byRoute).flat());
  return {
    rows: [...rows, { visit: '', route: 'bare React root', ...summary(reference) }],
    figures,
  };
}

async function clickThrough(page, link) {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(100);
  // Mark the old heading, to recognise the new page: its heading is another element.
  await page.evaluate(() => document.querySelector('h1').setAttribute('data-left', ''));
  const time = await timeOf(page, 'click', { selector: 'h1:not([data-left])' }, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  await page.waitForTimeout(150);
  return round(time);
}
