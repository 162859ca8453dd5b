import { documents, reports } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { documentPath, expectRows, heading, open } from './pages';

const document = documents.find(({ id }) => id === 'DOC-2006')!;
const documentUrl = documentPath(document);

const searchBox = (page: Page) => page.getByRole('searchbox');
const currentPage = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
const openPanel = (page: Page) => page.getByRole('main').getByRole('button', { expanded: true });
const clientNames = (page: Page) => page.getByRole('row').getByRole('link');

async function expectOneTitle(page: Page, title: string) {
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page).toHaveTitle(`${title} · Patunay`);
}

test('a link with a search text opens the filtered clients', async ({ page }) => {
  await open(page, '/clients?q=MA');
  await expect(searchBox(page)).toHaveValue('MA');
  await expect(clientNames(page)).toHaveText(['Maria Teresa Ibañez', 'Josefina Magbanua']);
  await expectOneTitle(page, 'Clients');
});

test('a link with a sort opens the sorted table', async ({ page }) => {
  await open(page, '/clients?sort=-documentsCount&q=a');
  await expect(page.getByRole('columnheader', { name: 'Documents' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  // Clients with the same number of documents keep their order.
  await expect(clientNames(page)).toHaveText([
    'Maria Teresa Ibañez',
    'Panaderya Dapithapon',
    'Ramon Evaristo Quizon',
    'Josefina Magbanua',
    'Crisanto Villareal',
  ]);

  await open(page, '/clients/CL-1001?sort=name');
  await expect(clientNames(page).filter({ hasText: '.pdf' })).toHaveText([
    'Luntian electricity bill Oct 2026.pdf',
    'Sampaguita statement Oct 2026.pdf',
  ]);
  await open(page, '/clients/CL-1001?sort=-name');
  await expect(clientNames(page).filter({ hasText: '.pdf' })).toHaveText([
    'Sampaguita statement Oct 2026.pdf',
    'Luntian electricity bill Oct 2026.pdf',
  ]);

  await open(page, '/activity?sort=timestamp');
  await expect(page.getByRole('columnheader', { name: 'Time' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a link with a tab opens that report', async ({ page }) => {
  for (const [tab, label] of [
    ['bank', 'Bank Statements'],
    ['utility', 'Utility Bills'],
    ['rejected', 'Rejected Documents'],
    ['approved', 'Approved Documents'],
  ]) {
    await open(page, `/reports?tab=${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText([label!]);
    await expectOneTitle(page, 'Reports');
  }
  await open(page, '/reports?tab=utility&sort=count');
  await expectRows(
    page.getByRole('table'),
    reports.utility
      .toSorted((a, b) => a.count - b.count)
      .map(({ provider, count, lastUpload }) => [provider, String(count), lastUpload]),
  );
});

test('a link with a page and a panel opens both', async ({ page }) => {
  await open(page, `${documentUrl}?page=4&panel=metadata`);
  await expect(currentPage(page)).toHaveText(['4']);
  await expect(openPanel(page)).toHaveText(['Metadata']);
  await expectOneTitle(page, document.name);
  for (const [panel, label] of [
    ['fields', 'Utility Bill Fields'],
    ['fraud', 'Fraud Detection'],
  ]) {
    await open(page, `${documentUrl}?panel=${panel}`);
    await expect(openPanel(page)).toHaveText([label!]);
    await expect(currentPage(page)).toHaveText(['1']);
  }
});

test('choices are written to the URL, and defaults are not', async ({ page }) => {
  await test.step('search and sort', async () => {
    await open(page, '/clients');
    await searchBox(page).fill('ma & pa?#%');
    await expect(page).toHaveURL(`/clients?${new URLSearchParams({ q: 'ma & pa?#%' })}`);
    await searchBox(page).fill('');
    await expect(page).toHaveURL('/clients');
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page).toHaveURL('/clients?sort=name');
    await searchBox(page).fill('ra');
    await expect(page).toHaveURL('/clients?sort=name&q=ra');
  });
  await test.step('tab', async () => {
    await open(page, '/reports');
    await page.getByRole('tab', { name: 'Rejected Documents' }).click();
    await expect(page).toHaveURL('/reports?tab=rejected');
    await page.getByRole('tab', { name: 'Bank Statements' }).click();
    await expect(page).toHaveURL('/reports');
  });
  await test.step('page and panel', async () => {
    await open(page, documentUrl);
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect(page).toHaveURL(`${documentUrl}?page=3`);
    await page.getByRole('button', { name: 'Metadata', exact: true }).click();
    await expect(page).toHaveURL(`${documentUrl}?page=3&panel=metadata`);
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await page.getByRole('button', { name: 'Metadata', exact: true }).click();
    await expect(page).toHaveURL(documentUrl);
  });
});

test('links between pages keep a search that is still debounced', async ({ page }) => {
  await test.step('sorting immediately after typing keeps the search in the URL', async () => {
    await open(page, '/clients');
    await searchBox(page).fill('ma');
    await page.getByRole('columnheader', { name: 'Documents' }).getByRole('button').click();
    await expect(page).toHaveURL('/clients?q=ma&sort=documentsCount');
    await expect(clientNames(page)).toHaveText(['Josefina Magbanua', 'Maria Teresa Ibañez']);
  });

  await test.step('a search that is still debounced survives leaving the page', async () => {
    await open(page, '/clients');
    await searchBox(page).pressSequentially('ma');
    await page.getByRole('link', { name: 'Josefina Magbanua' }).click();
    await expect(heading(page)).toHaveText(['Josefina Magbanua']);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('ma');
    await expect(clientNames(page)).toHaveText(['Maria Teresa Ibañez', 'Josefina Magbanua']);
  });
});

test('sorting does not bring back a cleared search, not even after the skip link', async ({
  page,
}) => {
  await open(page, '/clients');
  await searchBox(page).fill('ma');
  await expect(page).toHaveURL('/clients?q=ma');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(page).toHaveURL('/clients');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/clients#main');
  await page.getByRole('columnheader', { name: 'Documents' }).getByRole('button').click();
  await expect(page).toHaveURL('/clients?sort=documentsCount');
});

test('Back and Forward restore search, sort, tab, page and panel', async ({ page }) => {
  await open(page, '/clients?q=ma&sort=-name');
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await page.getByRole('tab', { name: 'Approved Documents' }).click();
  await expect(page).toHaveURL('/reports?tab=approved');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(searchBox(page)).toHaveValue('');

  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Approved Documents']);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('ma');
  await expect(clientNames(page)).toHaveText(['Maria Teresa Ibañez', 'Josefina Magbanua']);
  await page.goForward();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Approved Documents']);

  await open(page, `${documentUrl}?page=2&panel=fraud`);
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(heading(page)).toHaveText(['Activity Log']);
  await page.goBack();
  await expect(currentPage(page)).toHaveText(['2']);
  await expect(openPanel(page)).toHaveText(['Fraud Detection']);
});

test('Back restores a search that a link to the same page cleared', async ({ page }) => {
  await open(page, '/clients');
  await searchBox(page).fill('ma');
  await expect(page).toHaveURL('/clients?q=ma');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(page).toHaveURL('/clients');
  await expect(searchBox(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/clients?q=ma');
  await expect(searchBox(page)).toHaveValue('ma');
  await expect(clientNames(page)).toHaveText(['Maria Teresa Ibañez', 'Josefina Magbanua']);
});

test("Back while typing restores and keeps the previous entry's search", async ({ page }) => {
  await open(page, '/clients?q=ma');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  // Wait for the page: clicking while it loads would replace this navigation, and Back would have one entry less.
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(searchBox(page)).toHaveValue('');
  await searchBox(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'x');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.go(-2);
  });
  await expect(searchBox(page)).toHaveValue('ma');
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/clients?q=ma');
  await expect(searchBox(page)).toHaveValue('ma');
});

test('Back again before the page is ready goes to the previous page', async ({ page }) => {
  await open(page, '/clients');
  await page.getByRole('link', { name: 'Josefina Magbanua' }).click();
  await expect(heading(page)).toHaveText(['Josefina Magbanua']);
  await open(page, '/activity');

  await page.route(/\/assets\/Client-[^/]*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(['Josefina Magbanua']);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/clients');
  await expect(heading(page)).toHaveText(['Clients']);
  await page.getByRole('searchbox').fill('ma');
  await expect(clientNames(page)).toHaveText(['Maria Teresa Ibañez', 'Josefina Magbanua']);
});

test('choices add no history entries', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  for (const tab of ['Utility Bills', 'Rejected Documents', 'Approved Documents']) {
    await page.getByRole('tab', { name: tab }).click();
  }
  await page.goBack();
  await expect(heading(page)).toHaveText(['Dashboard']);
});

/** `src/unknownQueryValues.test.tsx` tests more such values. */
test('an unknown value is ignored', async ({ page }) => {
  const long = 'x'.repeat(2000);
  await open(page, `${documentUrl}?page=0&panel=FRAUD`);
  await expect(currentPage(page)).toHaveText(['1']);
  await expect(openPanel(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText([document.name]);
  await open(page, `/reports?tab=__proto__&sort=${long}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Bank Statements']);
  await expect(page.locator('[aria-sort]')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(reports.bank.length + 1);
  for (const query of ['q=%E0%A4%A', 'q[]=1&__proto__[x]=1', `${'a=1&'.repeat(500)}q=`]) {
    const response = await open(page, `/clients?${query}`);
    expect(response?.status(), query).toBe(200);
    await expect(heading(page)).toHaveText(['Clients']);
    await expectOneTitle(page, 'Clients');
  }
});
