import { stopwatch } from '../lib/stats.js';
import { openThrottled, plainChanges, timeOf } from '../lib/timer.js';

export const title = 'Opening dialogs, panels, comparisons, tabs, pages, toasts and the drawer';
export const measures =
  'ms from a press to the frame that shows what it opens, CPU throttled 4×, 1440 × 900 (the drawer: 390 × 844), reduced motion. First: on a fresh page, after 100 ms of hover, on which dialogs prepare. The reference is a bare React root that changes one heading.';

const rounds = 3;
const repeats = 5;

/** What the build beside does not have; it is tried only once, because each failure takes 10 s. */
const missing = new Set();

/** @type {import('playwright').BrowserContextOptions} */
export const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
const phone = { ...desktop, viewport: { width: 390, height: 844 } };

const documentPath = (client, document) => `/clients/CL-${client}/documents/DOC-${document}`;
const statement = documentPath('1001', '2006');
const openDialog = '[role=dialog][data-state=open]';
const button =
  (name, exact = true) =>
  (page) =>
    page.getByRole('button', { name, exact }).first();
const panel = (page) => page.locator('h2 button[aria-expanded]').nth(1);

async function closeDialog(page) {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
}

async function decide(page) {
  await button('Review')(page).click();
  await page.getByRole('radio', { name: 'Approve' }).click();
  await page.getByRole('textbox').fill('Agrees');
}

async function dismissToast(page) {
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.locator('[role=status] li').waitFor({ state: 'detached' });
}

/** Opens what a finding in a panel compares. */
const comparison = (path, check) => {
  const toggle = (page) =>
    page.getByRole('main').getByRole('button', { name: `Show evidence: ${check}`, exact: true });
  const undo = (page) => toggle(page).click();
  return { path, target: toggle, shows: '[data-comparison] > *', undo };
};

/** After `before`, `target` is hovered, then clicked, or `key` pressed; `shows` selects what that shows, until `undo`. */
export const interactions = {
  'review dialog': {
    path: '/review',
    target: button('Review'),
    shows: openDialog,
    undo: closeDialog,
  },
  'Add Client dialog': {
    path: '/clients',
    target: button('Add Client'),
    shows: openDialog,
    undo: closeDialog,
  },
  drawer: {
    path: '/clients',
    options: phone,
    target: button('Open menu'),
    shows: openDialog,
    undo: closeDialog,
  },
  panel: {
    path: statement,
    target: panel,
    shows: 'h2 button[aria-expanded=true]',
    undo: (page) => panel(page).click(),
  },
  'comparison of two places': comparison(
    `${documentPath('1003', '2005')}?panel=fraud`,
    'Copy/Move Detection',
  ),
  'comparison with the record': comparison(
    `${documentPath('1003', '2004')}?panel=fields`,
    'Trade Name',
  ),
  'comparison of samples': comparison(`${statement}?panel=fraud`, 'Font Detection'),
  'comparison of a sum': comparison(`${statement}?panel=fraud`, 'Balance Verification'),
  magnifier: {
    path: statement,
    before: (page) => button('Zoom in')(page).focus(),
    target: (page) => page.getByRole('img', { name: /page 1 of 5$/ }).first(),
    key: 'm',
    shows: '[data-magnifier]',
    undo: (page) => page.keyboard.press('m'),
  },
  'list of shortcuts': {
    path: statement,
    target: button('Keyboard shortcuts'),
    shows: openDialog,
    undo: closeDialog,
  },
  'page of the viewer': {
    path: statement,
    target: button('Next page'),
    shows: 'img[alt$="page 2 of 5"]',
    undo: (page) => button('Previous page')(page).click(),
  },
  tab: {
    path: '/reports',
    target: (page) => page.getByRole('tab').nth(1),
    // Radix activates a tab on mousedown.
    type: 'mousedown',
    shows: '[role=tab]:nth-of-type(2)[aria-selected=true]',
    undo: (page) => page.getByRole('tab').first().click(),
  },
  toast: {
    path: '/review',
    before: decide,
    target: button('Confirm'),
    shows: '[role=status] li',
    undo: dismissToast,
  },
};

/**
 * The most that a first and a repeated press may take, in multiples of the reference. They were chosen on a machine
 * where the reference takes 12.5 ms, so 8 is 100 ms there.
 */
const most = {
  'review dialog': [9.5, 6],
  'Add Client dialog': [9, 4.5],
  drawer: [7, 3],
  panel: [6, 3.5],
  'comparison of two places': [8, 5],
  'comparison with the record': [8, 5],
  'comparison of samples': [8, 5],
  'comparison of a sum': [8, 6],
  magnifier: [8, 5],
  'list of shortcuts': [8, 5],
  'page of the viewer': [13, 4],
  tab: [5, 3],
  // The first toast waits 50 ms for its live region.
  toast: [18, 7],
};

export const limits = Object.entries(most).flatMap(([name, [first, again]]) => [
  { figure: `${name}, first median`, over: 'bare React root median', atMost: first },
  { figure: `${name}, again median`, over: 'bare React root median', atMost: again },
]);

export async function run({ apps, pages, launch }) {
  const browser = await launch();
  const { note, table } = stopwatch();
  const noteReference = async () =>
    note('bare React root', ...(await plainChanges(browser, pages, desktop)));

  // Builds and reference take turns, so that a busy machine slows them down alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, interaction] of Object.entries(interactions)) {
      for (const [label, app] of Object.entries(apps)) {
        const figure = `${label}${name}`;
        if (missing.has(figure)) continue;
        try {
          const [first, ...again] = await timesOf(browser, app, interaction);
          note(`${figure}, first`, first);
          note(`${figure}, again`, ...again);
        } catch (error) {
          // The build beside may be older than what is measured.
          if (!label) throw error;
          console.log(`${figure}: ${error.message.split('\n')[0]}`);
          missing.add(figure);
        }
      }
    }
    await noteReference();
  }
  await browser.close();
  return table();
}

/**
 * The milliseconds of a first and of repeated presses on a fresh page.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} app
 * @param {Record<string, any>} interaction
 */
async function timesOf(
  browser,
  app,
  { path, options = desktop, before, target, key, type = key ? 'keydown' : 'click', shows, undo },
) {
  const page = await openThrottled(browser, `${app}${path}`, options);
  const times = [];
  try {
    for (let count = 0; count <= repeats; count += 1) {
      await before?.(page);
      await target(page).hover();
      await page.waitForTimeout(100);
      const press = async () => {
        if (key) return page.keyboard.press(key);
        await page.mouse.down();
        await page.mouse.up();
      };
      times.push(await timeOf(page, type, shows, press));
      await page.waitForTimeout(100);
      await undo(page);
      await page.waitForTimeout(100);
    }
  } finally {
    await page.close();
  }
  return times;
}
