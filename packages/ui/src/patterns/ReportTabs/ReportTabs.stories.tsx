import { reports as sample } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ReportTabs } from './ReportTabs';
import type { Report } from './types';

const reports: Report[] = [
  {
    id: 'bank',
    label: 'Bank Statements',
    columns: [
      { key: 'bankName', header: 'Bank Name', kind: 'title' },
      { key: 'count', header: 'Count', kind: 'count' },
      { key: 'lastUpload', header: 'Last Upload', kind: 'date' },
    ],
    rows: sample.bank,
  },
  {
    id: 'utility',
    label: 'Utility Bills',
    columns: [
      { key: 'provider', header: 'Provider', kind: 'title' },
      { key: 'count', header: 'Count', kind: 'count' },
      { key: 'lastUpload', header: 'Last Upload', kind: 'date' },
    ],
    rows: sample.utility,
  },
  {
    id: 'rejected',
    label: 'Rejected Documents',
    stack: 'tablet',
    columns: [
      { key: 'documentName', header: 'Document Name', kind: 'title' },
      { key: 'documentType', header: 'Document Type' },
      { key: 'clientName', header: 'Client Name' },
      { key: 'rejectedBy', header: 'Rejected By' },
      { key: 'rejectionDate', header: 'Rejection Date', kind: 'date' },
      { key: 'reason', header: 'Reason', kind: 'prose' },
    ],
    rows: sample.rejected,
  },
  {
    id: 'approved',
    label: 'Approved Documents',
    stack: 'tablet',
    columns: [
      { key: 'documentName', header: 'Document Name', kind: 'title' },
      { key: 'documentType', header: 'Document Type' },
      { key: 'clientName', header: 'Client Name' },
      { key: 'approvedBy', header: 'Approved By' },
      { key: 'approvalDate', header: 'Approval Date', kind: 'date' },
      { key: 'notes', header: 'Notes', kind: 'prose' },
    ],
    rows: sample.approved,
  },
];

const meta = {
  title: 'Patterns/ReportTabs',
  component: ReportTabs,
  args: { reports, onValueChange: fn(), onExport: fn(), onSortChange: fn() },
} satisfies Meta<typeof ReportTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first report: the number of statements from each bank. */
export const Default: Story = {
  parameters: {
    spoken: [
      'tabs, Reports',
      'tab, Bank Statements, selected',
      'tab, Utility Bills',
      'tab, Rejected Documents',
      'tab, Approved Documents',
      'group, Export',
      'Export',
      'button, CSV',
      'button, JSON',
      'button, PDF',
      'tab panel, Bank Statements',
      'table, Bank Statements',
      'Bank Statements',
      'column header, Bank Name',
      'button, Bank Name',
      'column header, Count',
      'button, Count',
      'column header, Last Upload',
      'button, Last Upload',
      'Bangko Sampaguita',
      '212',
      '2026-11-16',
      'Amihan Universal Bank',
      '148',
      '2026-10-06',
      'Pilandok Rural Bank',
      '64',
      '2026-10-05',
      'Kalinaw Microfinance',
      '37',
      '2026-10-02',
    ],
  },
};

/** A report without rows. */
export const Empty: Story = {
  args: { reports: reports.map((report) => ({ ...report, rows: [] })) },
};

/** Six columns with long names and reasons, which wrap. */
export const LongTexts: Story = {
  args: {
    defaultValue: 'rejected',
    reports: [
      {
        ...reports[2]!,
        rows: [
          {
            documentName: 'IMG_20261120_094211_REV_FINAL_scan_front_and_back_0001_compressed.jpeg',
            documentType: 'Articles of Incorporation',
            clientName: 'Pinagsamang Kooperatiba ng mga Magsasaka ng Kalinawan at Kasaganaan',
            rejectedBy: 'Maria Consolacion de los Santos',
            rejectionDate: '2026-11-05',
            reason:
              'Hindi mabasa ang mga lagda sa ikaapat na pahina, at magkaiba ang pangalan sa una at sa ikalawa.',
          },
        ],
      },
    ],
  },
};

/** Each button exports the open report in its own format. */
export const Exports: Story = {
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Export' }));
    for (const [name, format] of [
      ['CSV', 'csv'],
      ['JSON', 'json'],
      ['PDF', 'pdf'],
    ] as const) {
      await userEvent.click(group.getByRole('button', { name }));
      await expect(args.onExport).toHaveBeenLastCalledWith(format, 'bank');
    }
  },
};

/** An arrow key moves focus to the next report, and Enter opens it. An uncontrolled sort does not carry over. */
export const SortsThenSwitches: Story = {
  parameters: {
    chromatic: {
      modes: { phone: { disable: true } },
      reason: 'Stacked rows are sorted by a menu.',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bank Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'bankName',
      direction: 'ascending',
    });
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const next = canvas.getByRole('tab', { name: 'Utility Bills' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('utility');
    await expect(canvas.getByRole('table', { name: 'Utility Bills' })).toBeVisible();
    for (const header of canvas.getAllByRole('columnheader')) {
      await expect(header).not.toHaveAttribute('aria-sort');
    }
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 860, scale: 0.565, on: 'window', from: { x: -16, y: -8 } } },
};
