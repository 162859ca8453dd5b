import type { Page } from '@playwright/test';
import { drop } from './files';
import { expect, test } from './fixtures';
import { heading, open } from './pages';

// A short run by default; `npm run test:memory` takes fifty times as many rounds.
const times = Number(process.env.MEMORY_TIMES ?? 1);

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium tells what it holds');

/** What a page holds once everything that can be thrown away is thrown away. */
async function held(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // What is let go of by finalizers goes with the next collection.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { nodes, listeners: jsEventListeners, kilobytes: Math.round(usedSize / 1024) };
}

/** Does something over and over, and compares what the page holds afterwards with what it held after the first few. */
async function expectNoLeak(
  page: Page,
  count: number,
  action: (index: number) => Promise<unknown>,
) {
  // The first rounds fetch code and fill caches that are there to stay.
  for (let index = 0; index < 12; index += 1) await action(index);
  const before = await held(page);
  for (let index = 0; index < count; index += 1) await action(index);
  const after = await held(page);
  const grown = {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    kilobytes: after.kilobytes - before.kilobytes,
  };
  console.log(`${count} times: ${JSON.stringify(grown)}, from ${JSON.stringify(before)}`);
  // React and Radix hold on to the last tree or two; nothing may grow with the number of rounds.
  expect(grown.nodes).toBeLessThan(400);
  expect(grown.listeners).toBeLessThan(60);
  expect(grown.kilobytes).toBeLessThan(400 + count);
}

/** Counts the addresses that stand for a file in memory. */
async function watchObjectUrls(page: Page) {
  await page.addInitScript(() => {
    const { createObjectURL, revokeObjectURL } = URL;
    const counts = { made: 0, open: new Set<string>() };
    Reflect.set(window, 'objectUrls', counts);
    URL.createObjectURL = (source) => {
      const url = createObjectURL.call(URL, source);
      counts.made += 1;
      counts.open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      counts.open.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  return () =>
    page.evaluate(() => {
      const { made, open: left } = Reflect.get(window, 'objectUrls') as {
        made: number;
        open: Set<string>;
      };
      return { made, open: left.size };
    });
}

test.beforeEach(() => test.setTimeout(60_000 + times * 20_000));

test('changes of page leave nothing behind', async ({ page }) => {
  await open(page, '/dashboard');
  const pages = [
    ['Clients', 'Clients'],
    ['Bulk Upload', 'Bulk Upload Documents'],
    ['Activity', 'Activity Log'],
    ['Review', 'Documents Needing Review'],
    ['Reports', 'Reports'],
  ] as const;
  await expectNoLeak(page, 10 * times, async (index) => {
    const [link, title] = pages[index % pages.length]!;
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toHaveText([title]);
  });
});

test('opened and closed dialogs leave nothing behind', async ({ page }) => {
  await open(page, '/review');
  const review = page.getByRole('article').first().getByRole('button');
  await expectNoLeak(page, 20 * times, async () => {
    await review.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('files that come and go leave nothing behind, and no address of theirs stays open', async ({
  page,
}) => {
  const objectUrls = await watchObjectUrls(page);
  await open(page, '/upload');
  await page.getByLabel('Client Name').fill('Panaderya Dapithapon');
  const listed = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
  const clientTypes = ['Individual', 'Merchant'];
  await expectNoLeak(page, 4 * times, async (index) => {
    await page.getByRole('radio', { name: clientTypes[index % 2]! }).click();
    await expect(listed).toHaveCount(0);
    await page.getByLabel('Document Type').selectOption({ index: 1 });
    await drop(page.getByRole('group', { name: 'Files' }), [
      { name: 'a.png' },
      { name: 'b.jpg' },
      ...['c', 'd', 'e'].map((name) => ({ name: `${name}.pdf`, content: 1 })),
    ]);
    await expect(listed).toHaveCount(5);
    await listed.nth(1).getByRole('button').first().click();
    await listed.first().getByRole('button', { name: 'Remove' }).click();
  });
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(heading(page)).toHaveText(['Activity Log']);
  const { made, open: left } = await objectUrls();
  expect(made).toBeGreaterThan(2 * 12);
  expect(left).toBe(0);
});

test('a leak is seen', async ({ page }) => {
  await open(page, '/dashboard');
  const leaking = expectNoLeak(page, 10, () =>
    page.evaluate(() => {
      const kept = (Reflect.get(window, 'kept') as Node[] | undefined) ?? [];
      Reflect.set(window, 'kept', kept);
      for (let index = 0; index < 50; index += 1) {
        const node = document.createElement('p');
        node.addEventListener('click', () => kept.length);
        kept.push(node);
      }
    }),
  );
  await expect(leaking).rejects.toThrow(/toBeLessThan/);
});
