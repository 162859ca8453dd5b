import { clients, documents, reports } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { documentPath, expectRows, heading, open } from './pages';

const document = defined(documents.find(({ id }) => id === 'DOC-2006'));
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

test('a link with a query opens that search, sort, tab, page and panel', async ({ page }) => {
  await test.step('a search and a sort', async () => {
    await open(page, '/clients?sort=documentsCount&q=MA');
    await expect(searchBox(page)).toHaveValue('MA');
    await expect(page.getByRole('columnheader', { name: 'Documents' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(clientNames(page)).toHaveText(['Josefina Magbanua', 'Maria Teresa Ibañez']);
    await expectOneTitle(page, 'Clients');
  });

  await test.step("the sort of a client's documents, and of the activity log", async () => {
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

  await test.step('a tab and its sort', async () => {
    await open(page, '/reports?tab=utility&sort=count');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Utility Bills']);
    await expectOneTitle(page, 'Reports');
    await expectRows(
      page.getByRole('table'),
      reports.utility
        .toSorted((a, b) => a.count - b.count)
        .map(({ provider, count, lastUpload }) => [provider, String(count), lastUpload]),
    );
  });

  await test.step('a page and a panel', async () => {
    await open(page, `${documentUrl}?page=4&panel=metadata`);
    await expect(currentPage(page)).toHaveText(['4']);
    await expect(openPanel(page)).toHaveText(['Metadata']);
    await expectOneTitle(page, document.name);
  });

  // `src/unknownQueryValues.test.tsx` tests many more such values.
  await test.step('an unknown or malformed value is ignored', async () => {
    await open(page, `${documentUrl}?page=0&panel=FRAUD`);
    await expect(currentPage(page)).toHaveText(['1']);
    await expect(openPanel(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText([document.name]);
    const response = await open(page, '/clients?sort=%E0%A4%A&q[]=1&__proto__[x]=1');
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(['Clients']);
    await expect(clientNames(page)).toHaveCount(5);
    await expectOneTitle(page, 'Clients');
  });
});

test('choices are written to the URL, defaults are not, and neither adds a history entry', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await test.step('search and sort', async () => {
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
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
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    for (const [tab, query] of [
      ['Rejected Documents', '?tab=rejected'],
      ['Utility Bills', '?tab=utility'],
      ['Approved Documents', '?tab=approved'],
      ['Bank Statements', ''],
    ]) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page).toHaveURL(`/reports${query}`);
    }
  });
  await test.step('Back leaves the page instead of undoing a choice', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/clients?sort=name&q=ra');
    await page.goBack();
    await expect(heading(page)).toHaveText(['Dashboard']);
  });
  await test.step('page and panel', async () => {
    await page.getByRole('link', { name: document.name }).first().click();
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect(page).toHaveURL(`${documentUrl}?page=3`);
    await page.getByRole('button', { name: 'Metadata', exact: true }).click();
    await expect(page).toHaveURL(`${documentUrl}?page=3&panel=metadata`);
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await page.getByRole('button', { name: 'Metadata', exact: true }).click();
    await expect(page).toHaveURL(documentUrl);
  });
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

test('a search follows the history: links to the page clear it, Back restores it, even while typing', async ({
  page,
}) => {
  const clients = page.getByRole('link', { name: 'Clients', exact: true });
  const sortByDocuments = () =>
    page.getByRole('columnheader', { name: 'Documents' }).getByRole('button').click();
  await open(page, '/clients');

  await test.step('sorting does not bring back a cleared search, not even after the skip link', async () => {
    await searchBox(page).fill('ma');
    await expect(page).toHaveURL('/clients?q=ma');
    await clients.click();
    await expect(page).toHaveURL('/clients');
    await expect(searchBox(page)).toHaveValue('');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL('/clients#main');
    await sortByDocuments();
    await expect(page).toHaveURL('/clients?sort=documentsCount');
  });

  await test.step('Back restores a search that a link to the same page cleared', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/clients');
    await page.goBack();
    await expect(page).toHaveURL('/clients?q=ma');
    await expect(searchBox(page)).toHaveValue('ma');
    await expect(clientNames(page)).toHaveText(['Maria Teresa Ibañez', 'Josefina Magbanua']);
  });

  await test.step('sorting immediately after typing keeps the search in the URL', async () => {
    await clients.click();
    await expect(searchBox(page)).toHaveValue('');
    await searchBox(page).fill('ma');
    await sortByDocuments();
    await expect(page).toHaveURL('/clients?q=ma&sort=documentsCount');
    await expect(clientNames(page)).toHaveText(['Josefina Magbanua', 'Maria Teresa Ibañez']);
  });

  await test.step('a search that is still debounced survives leaving the page', async () => {
    await clients.click();
    await expect(searchBox(page)).toHaveValue('');
    await searchBox(page).pressSequentially('ma');
    await page.getByRole('link', { name: 'Josefina Magbanua' }).click();
    await expect(heading(page)).toHaveText(['Josefina Magbanua']);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('ma');
    await expect(clientNames(page)).toHaveText(['Maria Teresa Ibañez', 'Josefina Magbanua']);
  });

  await test.step("Back while typing restores and keeps the previous entry's search", async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    // Wait for the page: clicking while it loads would replace this navigation and leave one history entry fewer.
    await expect(page).toHaveURL('/dashboard');
    await clients.click();
    await expect(searchBox(page)).toHaveValue('');
    await searchBox(page).evaluate((input: HTMLInputElement) => {
      Reflect.set(HTMLInputElement.prototype, 'value', 'x', input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      window.history.go(-2);
    });
    await expect(searchBox(page)).toHaveValue('ma');
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/clients?q=ma');
    await expect(searchBox(page)).toHaveValue('ma');
  });
});

test('Skip to content keeps the previous views of a review', async ({ page }) => {
  await open(page, documentUrl);
  await page.getByRole('button', { name: /^Next finding/ }).click();
  await expect(page).toHaveURL(/finding=/);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.getByRole('button', { name: 'Back to the previous view' }).click();
  await expect(page).not.toHaveURL(/finding=/);
});

test('the letter case of a path does not matter, and the URL becomes the canonical one; that of ids does', async ({
  page,
}) => {
  await page.goto('/REVIEW?x=1');
  await expect(heading(page)).toHaveText(['Documents Needing Review']);
  await expect(page).toHaveURL('/review?x=1');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]'),
  ).toHaveText(['Review']);
  await page.goto('/Clients/CL-1001/');
  await expect(page).toHaveURL('/clients/CL-1001');
  await page.goto('/clients/cl-1001');
  await expect(heading(page)).toHaveText(['Client not found']);

  await test.step('the URL of the HTML file is the page', async () => {
    const response = await page.goto('/clients/CL-1001/index.html?sort=name');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL('/clients/CL-1001?sort=name');
    await expect(heading(page)).toHaveText([defined(clients[0]).name]);
  });
});
