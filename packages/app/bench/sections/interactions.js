import { installTimer, plainChanges, timeOf } from '../lib/painted.js';
import { median, summary } from '../lib/stats.js';
import { slowProcessor } from '../lib/throttle.js';

export const title = 'Opening a panel, a tab, a dialog';
export const measures =
  'ms from a click to the frame that shows what it opens, CPU throttled 4×. The dialog opened first includes loading its code, after 100 ms of hover on the button. The reference is a bare React root that changes one heading.';

const rounds = 4;
const reviewDialog = { selector: '[role=dialog][data-state=open]' };

export const limits = [
  ['a panel', 5],
  ['a tab', 5],
  ['the review dialog, first', 10],
  ['the review dialog, again', 8],
].map(([of, atMost]) => ({ what: `opening ${of}`, of, over: 'bare React root', atMost }));

export async function run({ app, pages, launch }) {
  const browser = await launch();
  const times = {};
  const note = (name, time) => (times[name] ??= []).push(time);
  const open = async (path) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await installTimer(page);
    await page.goto(app + path, { waitUntil: 'networkidle' });
    await slowProcessor(page);
    return page;
  };

  const documentPage = await open('/clients/CL-1001/documents/DOC-2006');
  const panels = documentPage.locator('h2 button[aria-expanded]');
  for (let index = 0; index < rounds; index += 1) {
    const panel = panels.nth(index % 3);
    const id = await panel.getAttribute('id');
    const expanded = { selector: `[id="${id}"][aria-expanded=true]` };
    note('a panel', await timeOf(documentPage, 'click', expanded, () => panel.click()));
  }
  await documentPage.close();

  const reports = await open('/reports');
  const tabs = reports.getByRole('tab');
  for (let index = 1; index <= rounds; index += 1) {
    const tab = tabs.nth(index % 4);
    const id = await tab.getAttribute('aria-controls');
    const shown = { selector: `[id="${id}"][data-state=active] tbody tr` };
    note('a tab', await timeOf(reports, 'mousedown', shown, () => tab.click()));
  }
  await reports.close();

  for (let index = 0; index < rounds / 2; index += 1) {
    const review = await open('/review');
    const button = review.getByRole('button', { name: /Review/ }).first();
    for (const name of ['the review dialog, first', 'the review dialog, again']) {
      await button.hover();
      await review.waitForTimeout(100);
      note(name, await timeOf(review, 'click', reviewDialog, () => button.click()));
      await review.keyboard.press('Escape');
      await review.locator('[role=dialog]').waitFor({ state: 'detached' });
    }
    await review.close();
  }
  times['bare React root'] = await plainChanges(browser, pages);
  await browser.close();
  const entries = Object.entries(times);
  return {
    rows: entries.map(([opens, values]) => ({ opens, ...summary(values) })),
    figures: Object.fromEntries(entries.map(([opens, values]) => [opens, median(values)])),
  };
}
