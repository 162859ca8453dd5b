import { stopwatch } from '../lib/stats.js';
import { openThrottled, plainChanges, timeOf } from '../lib/timer.js';

export const title = 'Change of page';
export const measures =
  'ms from a click on a link to the frame that shows the next heading, CPU throttled 4×. First: the page is loaded for the first time (except the dashboard, where each round starts), after 100 ms of hover on its link. Again: its code is already loaded. The reference is a bare React root that changes one heading.';

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
  { figure: 'first, all routes median', over: 'bare React root median', atMost: 4.5 },
  { figure: 'again, all routes median', over: 'bare React root median', atMost: 3 },
];

export async function run({ app, pages, launch }) {
  const browser = await launch();
  const { note, table } = stopwatch();
  // Interleaved with the rounds, so that a busy machine slows down both sides of the ratio.
  const noteReference = async () =>
    note('bare React root', ...(await plainChanges(browser, pages)));
  await noteReference();
  for (let index = 0; index < rounds; index += 1) {
    const page = await openThrottled(browser, `${app}/dashboard`);
    for (const visit of ['first', 'again']) {
      for (const [route, link] of steps) {
        const time = await clickThrough(page, link);
        note(`${visit}, all routes`, time);
        note(`${visit}, ${route}`, time);
      }
    }
    await page.close();
    await noteReference();
  }
  await browser.close();
  return table();
}

async function clickThrough(page, link) {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(100);
  // Mark the old heading. The new page's heading is another element, without the mark.
  await page.evaluate(() => document.querySelector('h1').setAttribute('data-left', ''));
  const time = await timeOf(page, 'click', 'h1:not([data-left])', async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  await page.waitForTimeout(150);
  return time;
}
