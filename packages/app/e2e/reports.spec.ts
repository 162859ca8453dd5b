import { reports } from '@patunay/fixtures';
import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { cellsIn, heading, open, recordConsole } from './pages';

type Row = Record<string, string | number>;

interface Report {
  tab: string;
  fileName: string;
  columns: string[];
  fields: string[];
  rows: Row[];
}

const tabs: Report[] = [
  {
    tab: 'Bank Statements',
    fileName: 'bank_statements_report',
    columns: ['Bank Name', 'Count', 'Last Upload'],
    fields: ['bankName', 'count', 'lastUpload'],
    rows: reports.bank,
  },
  {
    tab: 'Utility Bills',
    fileName: 'utility_bills_report',
    columns: ['Provider', 'Count', 'Last Upload'],
    fields: ['provider', 'count', 'lastUpload'],
    rows: reports.utility,
  },
  {
    tab: 'Rejected Documents',
    fileName: 'rejected_documents_report',
    columns: [
      'Document Name',
      'Document Type',
      'Client Name',
      'Rejected By',
      'Rejection Date',
      'Reason',
    ],
    fields: ['documentName', 'documentType', 'clientName', 'rejectedBy', 'rejectionDate', 'reason'],
    rows: reports.rejected,
  },
  {
    tab: 'Approved Documents',
    fileName: 'approved_documents_report',
    columns: [
      'Document Name',
      'Document Type',
      'Client Name',
      'Approved By',
      'Approval Date',
      'Notes',
    ],
    fields: ['documentName', 'documentType', 'clientName', 'approvedBy', 'approvalDate', 'notes'],
    rows: reports.approved,
  },
];

const exportGroup = (page: Page) => page.getByRole('group', { name: 'Export' });

async function exportAs(page: Page, format: 'CSV' | 'JSON') {
  const started = page.waitForEvent('download');
  await exportGroup(page).getByRole('button', { name: format, exact: true }).click();
  const download = await started;
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('each tab shows the rows of its report and exports exactly those, without network requests', async ({
  page,
  context,
}) => {
  await open(page, '/reports');

  await test.step('has the four tabs in order, the first one open, and three export buttons', async () => {
    await expect(heading(page)).toHaveText(['Reports']);
    await expect(page.getByRole('tab')).toHaveText(tabs.map(({ tab }) => tab));
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Bank Statements']);
    await expect(exportGroup(page).getByRole('button')).toHaveText(['CSV', 'JSON', 'PDF']);
  });

  for (const { tab, fileName, columns, fields, rows } of tabs) {
    await test.step(tab, async () => {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText([tab]);

      await test.step('the table shows every field of this report', async () => {
        const panel = page.getByRole('tabpanel', { name: tab, exact: true });
        await expect(panel.getByRole('columnheader')).toHaveText(columns);
        await expect(cellsIn(panel)).toHaveText(
          rows.flatMap((row) => fields.map((field) => String(row[field]))),
        );
        await expect(page.getByRole('table')).toHaveCount(1);
      });

      // Exports keep the sample's order, however the table is sorted.
      const sort = page.getByRole('columnheader').last().getByRole('button');
      await sort.click();
      await sort.click();

      await test.step('JSON is pretty-printed', async () => {
        const { name, text } = await exportAs(page, 'JSON');
        expect(name).toBe(`${fileName}.json`);
        expect(JSON.parse(text)).toEqual(rows);
        expect(Object.keys(JSON.parse(text)[0])).toEqual(fields);
        expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
      });

      await test.step('CSV has a byte-order mark for Excel, a header of field names, and quotes strings', async () => {
        const { name, text } = await exportAs(page, 'CSV');
        expect(name).toBe(`${fileName}.csv`);
        const quoted = (value: string | number) =>
          typeof value === 'number' ? value : `"${value.replaceAll('"', '""')}"`;
        expect(text.charCodeAt(0)).toBe(0xfeff);
        expect(text.slice(1).split('\r\n')).toEqual([
          fields.join(','),
          ...rows.map((row) => fields.map((field) => quoted(defined(row[field]))).join(',')),
        ]);

        const parsed = Papa.parse(text, { header: true });
        expect(parsed.errors).toEqual([]);
        expect(parsed.data).toEqual(
          rows.map((row) => Object.fromEntries(fields.map((field) => [field, String(row[field])]))),
        );
      });

      // Removes the sort, which the next report would keep.
      await sort.click();
    });
  }

  await test.step('commas and quotes survive the CSV export', async () => {
    await page.getByRole('tab', { name: 'Rejected Documents', exact: true }).click();
    const { text } = await exportAs(page, 'CSV');
    expect(text).toContain('"Name printed as ""Ma. Lourdes"" differs from the application"');
    expect(text).toContain('"Page 4 is cut off at the right edge, signatures not legible"');
  });

  await test.step('PDF only logs to the console', async () => {
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await page.evaluate(() => {
      window.print = () => console.error('printed');
    });
    const lines = recordConsole(page);
    for (const { tab } of tabs) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name: tab, exact: true })).toBeVisible();
      const before = await page.getByRole('main').innerHTML();
      await exportGroup(page).getByRole('button', { name: 'PDF', exact: true }).click();
      await page.waitForTimeout(100);
      expect(await page.getByRole('main').innerHTML()).toBe(before);
    }
    expect(lines).toEqual(tabs.map(({ fileName }) => `PDF export ${fileName}.pdf`));
    expect(downloads).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    await expect(page.getByText(/sample only/i)).toHaveCount(0);
  });

  await test.step('an export needs no network and leaves the page unchanged', async () => {
    await context.setOffline(true);
    const before = await page.getByRole('main').innerHTML();
    expect((await exportAs(page, 'CSV')).name).toBe('approved_documents_report.csv');
    expect((await exportAs(page, 'JSON')).name).toBe('approved_documents_report.json');
    expect(await page.getByRole('main').innerHTML()).toBe(before);
    await context.setOffline(false);
  });
});
