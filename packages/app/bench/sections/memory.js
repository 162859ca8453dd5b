import { heapOf } from '../lib/heap.js';
import { round } from '../lib/stats.js';

export const title = 'Memory over a long day';
export const measures =
  'Heap, nodes and listeners after a forced collection: before, half way and at the end of 500 changes of page, and of 1,000 files added and removed. What leaks grows as much in the second half as in the first.';

const routes = ['/clients', '/upload', '/activity', '/review', '/reports'];

export async function run({ origin, launch }) {
  const browser = await launch();
  const rows = [
    ...(await measure(browser, `${origin}/dashboard`, 'changes of page', 500, changePages)),
    ...(await measure(browser, `${origin}/upload`, 'files', 1000, addAndRemoveFiles, fillIn)),
  ];
  await browser.close();
  return { rows };
}

async function measure(browser, url, what, times, act, prepare = async () => undefined) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await prepare(page);
  // Everything once, so that code and caches that are made once are there.
  await act(page, times / 10);
  const rows = [];
  const note = async (count) => {
    const { bytes, nodes, listeners } = await heapOf(page);
    rows.push({ after: `${count} ${what}`, 'heap KiB': round(bytes / 1024, 0), nodes, listeners });
  };
  await note(0);
  await act(page, times / 2);
  await note(times / 2);
  await act(page, times / 2);
  await note(times);
  await page.close();
  return rows;
}

async function changePages(page, times) {
  await page.evaluate(
    async ([links, count]) => {
      for (let index = 0; index < count; index += 1) {
        const href = links[index % links.length];
        document.querySelector(`nav a[href="${href}"]`).click();
        while (
          !document.querySelector(`nav a[href="${href}"][aria-current]`) ||
          !document.querySelector('h1')
        ) {
          await new Promise((done) => setTimeout(done));
        }
      }
    },
    [routes, times],
  );
}

async function fillIn(page) {
  await page.getByLabel('Document Type').selectOption({ index: 1 });
  await page.getByLabel('Client Name').fill('Maria Santos');
}

async function addAndRemoveFiles(page, times) {
  const atOnce = 50;
  for (let index = 0; index < times; index += atOnce) {
    await page.evaluate(async (count) => {
      const transfer = new DataTransfer();
      for (let number = 0; number < count; number += 1)
        transfer.items.add(new File([new Uint8Array(50_000)], `scan-${number}.png`));
      const input = document.querySelector('input[type=file]');
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      const buttons = () =>
        [...document.querySelectorAll('button')].filter((button) =>
          (button.getAttribute('aria-label') ?? button.textContent).startsWith('Remove'),
        );
      const settle = () => new Promise((done) => setTimeout(done, 5));
      while (buttons().length < count) await settle();
      while (buttons().length > 0) {
        const before = buttons().length;
        buttons()[0].click();
        while (buttons().length === before) await settle();
      }
    }, atOnce);
  }
}
