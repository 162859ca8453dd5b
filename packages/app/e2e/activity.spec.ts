import { activity } from '@patunay/fixtures';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { cellsIn, heading, open } from './pages';

const labels = {
  uploaded: 'Uploaded',
  approved: 'Approved',
  rejected: 'Rejected',
  pages_added: 'Pages Added',
};

const columns = ['Time', 'Client', 'Document', 'Action', 'Details', 'Actor'];

const rows = activity.map(({ timestamp, clientName, documentName, action, details, actor }) => [
  timestamp,
  clientName,
  documentName,
  labels[action],
  details,
  actor,
]);

test('the log has every entry, newest first, and sorts by any column', async ({ page }) => {
  await open(page, '/activity');
  await test.step('shows every entry in six columns, newest first', async () => {
    await expect(heading(page)).toHaveText(['Activity Log']);
    await expect(page.getByRole('columnheader')).toHaveText(columns);
    await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
    await expect(cellsIn(page)).toHaveText(rows.flat());
    const times = activity.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().reverse());
  });

  await test.step('names all four actions, and System as the user of every upload', async () => {
    for (const label of Object.values(labels)) {
      await expect(page.getByRole('cell', { name: label, exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText(/pages_added|^(uploaded|approved|rejected)$/)).toHaveCount(0);

    // Checks the fixtures rather than the page: the first step has asserted that the table shows exactly these rows.
    const actorsOf = (isUpload: boolean) =>
      rows.filter(([, , , action]) => (action === 'Uploaded') === isUpload).map((row) => row[5]);
    expect(new Set(actorsOf(true))).toEqual(new Set(['System']));
    expect(actorsOf(false).length).toBeGreaterThan(0);
    for (const actor of actorsOf(false)) expect(actor).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  });

  await test.step('sorts by any column', async () => {
    for (const [index, name] of columns.entries()) {
      const column = page.getByRole('columnheader', { name });
      await column.getByRole('button').click();
      await expect(column).toHaveAttribute('aria-sort', 'ascending');
      const texts = await page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .evaluateAll(
          (all, cell) => all.map((row) => (row.children[cell] as HTMLElement).innerText.trim()),
          index,
        );
      const collator = new Intl.Collator('en', { numeric: true });
      expect(texts).toEqual(texts.toSorted(collator.compare));
      expect(texts.toSorted()).toEqual(rows.map((row) => defined(row[index])).toSorted());
    }
  });
});
