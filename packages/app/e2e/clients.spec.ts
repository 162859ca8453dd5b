import { clients } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { cellsIn, clientPath, heading, open } from './pages';

const rows = clients.map(({ id, name, documentsCount, needsReviewCount, lastActivity }) => [
  id,
  name,
  String(documentsCount),
  needsReviewCount > 0 ? `${needsReviewCount} pending` : '0',
  lastActivity,
]);

const names = clients.map(({ name }) => name);
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search clients by name' });

/** Asserts the rows of the table, cell by cell. */
async function expectTable(page: Page, expected: string[][]) {
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(
    expected.length,
  );
  await expect(cellsIn(page)).toHaveText(expected.flat());
}

const expectFound = (page: Page, found: string[]) =>
  expectTable(
    page,
    rows.filter(([, name = '']) => found.includes(name)),
  );

test('the table has the five sample clients, can be sorted and searched, and links to each', async ({
  page,
}) => {
  await open(page, '/clients');
  await test.step('shows the five sample clients in five columns', async () => {
    expect(clients).toHaveLength(5);
    await expect(page.getByRole('columnheader')).toHaveText([
      'User ID',
      'Name',
      'Documents',
      'Needs Review',
      'Last Activity',
    ]);
    await expectTable(page, rows);
    await expect(page.getByRole('cell', { name: '2 pending', exact: true })).toHaveCount(2);
    await expect(cellsIn(page.getByRole('row').nth(2)).nth(3)).toHaveText('0');
  });

  await test.step('a column header sorts ascending, then descending, then not at all', async () => {
    const column = page.getByRole('columnheader', { name: 'Name' });
    const sorted = (compare: (a: string, b: string) => number) =>
      rows.toSorted(([, a = ''], [, b = '']) => compare(a, b));

    await column.getByRole('button').click();
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expectTable(
      page,
      sorted((a, b) => a.localeCompare(b)),
    );
    await column.getByRole('button').click();
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await expectTable(
      page,
      sorted((a, b) => b.localeCompare(a)),
    );
    await column.getByRole('button').click();
    await expect(column).not.toHaveAttribute('aria-sort', /.+/);
    await expectTable(page, rows);
  });

  await test.step('the empty search field has a placeholder', async () => {
    await expect(page.getByPlaceholder('Search clients by name')).toBeVisible();
    await searchBox(page).fill('ma');
    // Only the field has this label, not its clear button.
    await expect(page.getByLabel(/search/i)).toHaveCount(1);
  });

  await test.step('the search matches part of a name, ignores case, and announces the number of results', async () => {
    const announced = page.getByRole('search').getByRole('paragraph');
    const searches: [string, string[]][] = [
      ['ma', ['Maria Teresa Ibañez', 'Josefina Magbanua']],
      ['RAMON evaristo Q', ['Ramon Evaristo Quizon']],
      ['IBAÑEZ', ['Maria Teresa Ibañez']],
      ['Iban\u0303ez', ['Maria Teresa Ibañez']],
      ['Ibanez', ['Maria Teresa Ibañez']],
      ['', names],
    ];
    for (const [text, found] of searches) {
      await test.step(`'${text}'`, async () => {
        await searchBox(page).fill(text);
        await expectFound(page, found);
        await expect(announced).toHaveText(`${found.length} of 5 clients`);
        await expect(announced).toBeInViewport();
      });
    }
  });

  await test.step('the search matches its text literally, and only in names', async () => {
    const nothing = page.getByText('No clients match your search');
    for (const text of ['CL-1001', '2026', 'pending', ' Maria', '[a-z]+', '<b>']) {
      await test.step(`'${text}'`, async () => {
        await searchBox(page).fill(text);
        await expect(nothing).toBeVisible();
        await expectTable(page, []);
      });
    }
  });

  await test.step('after a search without results, one click shows all clients again', async () => {
    const clearing = {
      'the empty state': () =>
        page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().press('Enter'),
      'the field': () =>
        page.getByRole('search').getByRole('button', { name: 'Clear search' }).click(),
      Escape: () => searchBox(page).press('Escape'),
    };
    for (const [name, clear] of Object.entries(clearing)) {
      await test.step(name, async () => {
        await searchBox(page).fill('zzz');
        await expect(page.getByText('No clients match your search')).toBeVisible();
        await clear();
        await expect(searchBox(page)).toHaveValue('');
        await expect(searchBox(page)).toBeFocused();
        await expectFound(page, names);
      });
    }
  });

  await test.step('every name links to its client', async () => {
    for (const client of clients) {
      await expect(page.getByRole('link', { name: client.name })).toHaveAttribute(
        'href',
        clientPath(client),
      );
    }
    await page.getByRole('link', { name: 'Josefina Magbanua' }).click();
    await expect(page).toHaveURL('/clients/CL-1004');
    await expect(heading(page)).toHaveText(['Josefina Magbanua']);
  });
});

test('a whole row is one link, and its text can be selected', async ({ page, context }) => {
  await open(page, '/clients');
  const row = page.getByRole('row').filter({ hasText: 'Panaderya Dapithapon' });
  const date = row.getByText('2026-11-12 15:18');
  await expect(row.getByRole('link')).toHaveText(['Panaderya Dapithapon']);

  await test.step('dragging over text selects it', async () => {
    const { x, y, width, height } = defined(await date.boundingBox());
    await page.mouse.move(x + 1, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toContain('2026-11-12');
    await expect(page).toHaveURL('/clients');
  });

  await test.step('a click with Ctrl opens a new tab', async () => {
    const opened = context.waitForEvent('page');
    await row.getByText('CL-1003').click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL('/clients/CL-1003');
    await expect(page).toHaveURL('/clients');
  });

  await test.step('a click opens the client', async () => {
    await row.getByText('2 pending').click();
    await expect(page).toHaveURL('/clients/CL-1003');
    await expect(heading(page)).toHaveText(['Panaderya Dapithapon']);
  });

  await test.step('Review Now in a row stays a link of its own', async () => {
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: 'Review Now' })
      .first()
      .click({ modifiers: ['Control'] });
    await opened;
    expect(context.pages()).toHaveLength(3);
  });
});
