import { stopwatch } from '../lib/stats.js';
import { openThrottled, plainChanges, timeOf } from '../lib/timer.js';

export const title = 'Opening a panel, a tab, a dialog';
export const measures =
  'ms from a click to the frame that shows what it opens, CPU throttled 4×. Opening the dialog for the first time includes loading its code, which starts 100 ms earlier, on hover. The reference is a bare React root that changes one heading.';

const rounds = 4;

export const limits = [
  { figure: 'a panel median', over: 'bare React root median', atMost: 5 },
  { figure: 'a tab median', over: 'bare React root median', atMost: 5 },
  { figure: 'the review dialog, first median', over: 'bare React root median', atMost: 10 },
  { figure: 'the review dialog, again median', over: 'bare React root median', atMost: 8 },
];

export async function run({ app, pages, launch }) {
  const browser = await launch();
  const { note, table } = stopwatch();

  const documentPage = await openThrottled(browser, `${app}/clients/CL-1001/documents/DOC-2006`);
  const panels = documentPage.locator('h2 button[aria-expanded]');
  for (let index = 0; index < rounds; index += 1) {
    const panel = panels.nth(index % 3);
    const expanded = `[id="${await panel.getAttribute('id')}"][aria-expanded=true]`;
    note('a panel', await timeOf(documentPage, 'click', expanded, () => panel.click()));
  }
  await documentPage.close();

  const reports = await openThrottled(browser, `${app}/reports`);
  const tabs = reports.getByRole('tab');
  for (let index = 1; index <= rounds; index += 1) {
    const tab = tabs.nth(index % 4);
    const shown = `[id="${await tab.getAttribute('aria-controls')}"][data-state=active] tbody tr`;
    note('a tab', await timeOf(reports, 'mousedown', shown, () => tab.click()));
  }
  await reports.close();

  for (let index = 0; index < rounds / 2; index += 1) {
    const review = await openThrottled(browser, `${app}/review`);
    const button = review.getByRole('button', { name: /Review/ }).first();
    for (const name of ['the review dialog, first', 'the review dialog, again']) {
      await button.hover();
      await review.waitForTimeout(100);
      const dialog = '[role=dialog][data-state=open]';
      note(name, await timeOf(review, 'click', dialog, () => button.click()));
      await review.keyboard.press('Escape');
      await review.locator('[role=dialog]').waitFor({ state: 'detached' });
    }
    await review.close();
  }

  note('bare React root', ...(await plainChanges(browser, pages)));
  await browser.close();
  return table();
}
