import { activity } from '@patunay/fixtures';
import { expect, test } from './fixtures';
import { expectRows, heading, open } from './pages';

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
    await expectRows(page.getByRole('table'), rows);
    const times = rows.map(([time]) => time!);
    expect(times).toEqual(times.toSorted().reverse());
  });

  await test.step('names all four actions, and System as the user of every upload', async () => {
    for (const label of Object.values(labels)) {
      await expect(page.getByRole('cell', { name: label, exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText(/pages_added|^(uploaded|approved|rejected)$/)).toHaveCount(0);

    const uploads = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: 'Uploaded', exact: true }) });
    for (const upload of await uploads.all()) {
      await expect(upload.getByRole('cell').last()).toHaveText('System');
    }
    const others = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .filter({ hasNot: page.getByRole('cell', { name: 'Uploaded', exact: true }) });
    expect(await others.count()).toBeGreaterThan(0);
    for (const other of await others.all()) {
      await expect(other.getByRole('cell').last()).toHaveText(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
    }
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
      expect(texts.toSorted()).toEqual(rows.map((row) => row[index]!).toSorted());
    }
  });
});
