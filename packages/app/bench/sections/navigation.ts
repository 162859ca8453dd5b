import type { Page } from 'playwright';
import type { Context } from '../lib/section.ts';
import { stopwatch } from '../lib/stats.ts';
import { openThrottled, plainChanges, timeOf } from '../lib/timer.ts';

export const title = 'Change of page';
export const measures =
  'ms from a click on a link to the frame that shows the next heading, CPU throttled 4×. First: the page is loaded for the first time (except the dashboard, where each round starts), after 100 ms of hover on its link. Again: its code is already loaded. Floor: instead of the app, a listener replaces `main` (on the landing page, the root) by a ready clone of itself and focuses its heading. The other reference is a bare React root that changes one heading.';

const rounds = 2;

/** The links to click, from the dashboard through all routes. */
const steps: [route: string, link: string][] = [
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

/** The routes that are entered from, or are, the landing page, so that the sidebar changes too. */
const wholePages = ['/', '/dashboard'];

export const limits = [
  { figure: 'first, all routes median', over: 'bare React root median', atMost: 4.5 },
  { figure: 'again, all routes median', over: 'bare React root median', atMost: 3 },
  // Most of what is above the floor is React and the router. These limits catch regressions.
  { figure: 'first, all routes median', over: 'floor, all routes median', atMost: 2.7 },
  { figure: 'again, all routes median', over: 'floor, all routes median', atMost: 2.5 },
];

export async function run({ apps, pages, launch }: Context) {
  const browser = await launch();
  const { note, table } = stopwatch();
  // Interleaved with the rounds, so that a busy machine slows down both sides of the ratio.
  const noteReference = async () =>
    note('bare React root', ...(await plainChanges(browser, pages)));
  await noteReference();
  for (let index = 0; index < rounds; index += 1) {
    for (const [label, app] of Object.entries(apps)) {
      const page = await openThrottled(browser, `${app}/dashboard`);
      for (const visit of ['first', 'again']) {
        for (const [route, link] of steps) {
          const time = await clickThrough(page, link);
          note(`${label}${visit}, all routes`, time);
          note(`${label}${visit}, ${route}`, time);
          if (visit === 'again') {
            const floor = await swapForClone(page, wholePages.includes(route));
            note(`${label}floor, all routes`, floor);
            note(`${label}floor, ${route}`, floor);
          }
        }
      }
      await page.close();
    }
    await noteReference();
  }
  await browser.close();
  return table();
}

async function clickThrough(page: Page, link: string) {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(100);
  // Mark the old heading. The new page's heading is another element, without the mark.
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  const time = await timeOf(page, 'click', 'h1:not([data-left])', async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  await page.waitForTimeout(150);
  return time;
}

/**
 * Clicks on the heading, upon which the page is replaced by a ready clone of itself, with the effects of a navigation:
 * focus on the heading, scrolled to the top. Puts the page back afterwards.
 */
async function swapForClone(page: Page, whole: boolean) {
  const restore = await page.evaluateHandle((isWhole) => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-left', '');
    const old = heading?.closest(isWhole ? '#root > *' : 'main');
    if (!old) throw new Error('The page has no heading in its main landmark.');
    // A clone has the type of its original, which the types of the DOM do not say.
    const clone = old.cloneNode(true) as Element;
    const newHeading = clone.querySelector('h1');
    newHeading?.removeAttribute('data-left');
    const swap = () => {
      old.replaceWith(clone);
      newHeading?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    document.addEventListener('click', swap, { capture: true, once: true });
    return () => clone.replaceWith(old);
  }, whole);
  const heading = page.locator('h1').first();
  await heading.scrollIntoViewIfNeeded();
  await heading.hover();
  await page.waitForTimeout(100);
  const time = await timeOf(page, 'click', 'h1:not([data-left])', async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  await page.waitForTimeout(150);
  await restore.evaluate((putBack) => putBack());
  return time;
}
