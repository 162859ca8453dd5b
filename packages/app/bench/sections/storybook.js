import { resolve } from 'node:path';
import { serveStatic } from '../../scripts/serve.js';
import { stopwatch } from '../lib/stats.js';
import { openThrottled } from '../lib/timer.js';

export const title = 'The built Storybook';
export const measures =
  'ms at 4× CPU throttling, of dist/storybook (npm run build:storybook), from the click to the frame after the preview has rendered. First: the story has not been shown on this page before. Again: it has. The gallery is opened in a new browser context (first) and reloaded (again), without throttling the network.';

const rounds = 3;

/** The stories to go through, each of another component. */
const stories = [
  'components-button--variants',
  'components-badge--tones',
  'components-table--default',
  'components-tabs--default',
  'patterns-checklist--default',
  'patterns-reviewcard--default',
];

/** Runs in the manager: the milliseconds from the next click until the preview has sent the event and painted. */
function fromClickTo(event) {
  const preview = /** @type {HTMLIFrameElement} */ (
    document.querySelector('#storybook-preview-iframe')
  ).contentWindow;
  const clicked = new Promise((done) => {
    const options = { capture: true, once: true };
    document.addEventListener('click', ({ timeStamp }) => done(timeStamp), options);
  });
  const rendered = new Promise((done) => {
    Reflect.get(preview, '__STORYBOOK_ADDONS_CHANNEL__').once(event, () =>
      preview.requestAnimationFrame(() => preview.setTimeout(done)),
    );
  });
  return { time: Promise.all([clicked, rendered]).then(([start]) => performance.now() - start) };
}

/** Clicks on an element of the manager, and returns how long the preview takes to answer. */
async function clickTo(page, target, event) {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  const timer = await page.evaluateHandle(fromClickTo, event);
  await page.mouse.down();
  await page.mouse.up();
  const time = await timer.evaluate(({ time }) => time);
  await page.waitForTimeout(600);
  return time;
}

/** The milliseconds until the gallery's heading is painted. */
async function openGallery(page, url) {
  const start = performance.now();
  await page.goto(url);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  return performance.now() - start;
}

const inSidebar = (page, id) => page.locator(`[data-item-id="${id}"]`);

/** Opens the folders of the stories in the sidebar. */
async function expand(page) {
  for (const id of stories) {
    await inSidebar(page, id.split('--')[0]).click();
    await inSidebar(page, id).waitFor();
    await page.waitForTimeout(600);
  }
}

export async function run({ root, launch }) {
  const server = serveStatic(resolve(root, 'dist/storybook')).listen(0).unref();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `http://localhost:${port}/`;
  const browser = await launch();
  const { note, table } = stopwatch();
  for (let round = 0; round < rounds; round += 1) {
    const page = await openThrottled(browser, 'about:blank');
    note('gallery, first', await openGallery(page, url));
    note('gallery, again', await openGallery(page, url));
    await expand(page);
    for (const visit of ['first', 'again']) {
      for (const id of stories) {
        note(`story, ${visit}`, await clickTo(page, inSidebar(page, id), 'storyRendered'));
      }
    }
    for (const [from, to] of [
      ['Light', 'Dark'],
      ['Dark', 'Light'],
    ]) {
      await page.getByRole('button', { name: from }).click();
      const option = page.getByRole('option', { name: to });
      note('theme', await clickTo(page, option, 'storyRendered'));
    }
    await page.close();
  }
  await browser.close();
  server.close();
  return table();
}
