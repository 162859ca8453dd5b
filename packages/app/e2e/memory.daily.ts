import type { Page } from '@playwright/test';
import { defined } from './defined';
import { drop } from './files';
import { expect, test } from './fixtures';
import { expectNoLeak, keepWhatIsRemoved, options } from './leaks';
import { watchObjectUrls } from './objectUrls';
import { heading, open } from './pages';

test.use(options);
test.beforeEach(() => test.setTimeout(20 * 60_000));

const changePages = async (page: Page, count: number) => {
  await open(page, '/dashboard');
  const pages = [
    ['Clients', 'Clients'],
    ['Bulk Upload', 'Bulk Upload Documents'],
    ['Activity', 'Activity Log'],
    ['Review', 'Documents Needing Review'],
    ['Reports', 'Reports'],
  ] as const;
  await expectNoLeak(page, count, async (index) => {
    const [link, title] = defined(pages[index % pages.length]);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toHaveText([title]);
  });
};

test('navigation leaks nothing', ({ page }) => changePages(page, 500));

test('reports a leak on every navigation', async ({ page }) => {
  await page.addInitScript(() => {
    const kept: number[][] = [];
    Reflect.set(window, 'kept', kept);
    const { pushState } = History.prototype;
    History.prototype.pushState = function (...state) {
      kept.push(Array.from({ length: 10_000 }, (_, index) => index));
      pushState.apply(this, state);
    };
  });
  await expect(changePages(page, 10)).rejects.toThrow('kilobytes');
});

const openDialogs = async (page: Page, count: number) => {
  await open(page, '/review');
  const review = page.getByRole('article').first().getByRole('button');
  await expectNoLeak(page, count, async () => {
    await review.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
};

test('opening and closing dialogs leaks nothing', ({ page }) => openDialogs(page, 1000));

test('reports a leaked dialog', async ({ page }) => {
  await keepWhatIsRemoved(page, '[role=dialog]');
  await expect(openDialogs(page, 20)).rejects.toThrow('nodes');
});

const takeFiles = async (page: Page, count: number) => {
  const objectUrls = await watchObjectUrls(page);
  await open(page, '/upload');
  await page.getByLabel('Client Name').fill('Panaderya Dapithapon');
  const listed = page.getByRole('group', { name: 'Selected files' }).getByRole('listitem');
  const clientTypes = ['Individual', 'Merchant'];
  await expectNoLeak(page, count, async (index) => {
    await page.getByRole('radio', { name: defined(clientTypes[index % 2]) }).click();
    await expect(listed).toHaveCount(0);
    await page.getByLabel('Document Type').selectOption({ index: 1 });
    await drop(page.getByRole('group', { name: 'Files', exact: true }), [
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
  console.log(`${made} blob URLs were created, ${left} were not revoked`);
  expect(made).toBeGreaterThan(2 * 20);
  expect(left, 'blob URLs').toBe(0);
};

test('adding and removing files leaks nothing, and revokes all blob URLs', ({ page }) =>
  takeFiles(page, 200));

test('reports a blob URL that is not revoked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(URL, 'revokeObjectURL', { get: () => () => {}, set: () => {} });
  });
  await expect(takeFiles(page, 4)).rejects.toThrow('blob URLs');
});

test('reports leaked listeners', async ({ page }) => {
  await open(page, '/dashboard');
  const leaking = expectNoLeak(page, 10, () =>
    page.evaluate(() => {
      const kept = (Reflect.get(window, 'kept') as Node[] | undefined) ?? [];
      Reflect.set(window, 'kept', kept);
      const node = document.createElement('p');
      for (let index = 0; index < 10; index += 1) node.addEventListener('click', () => index);
      kept.push(node);
    }),
  );
  await expect(leaking).rejects.toThrow('listeners');
});
