import { clients, generateClients } from '@patunay/fixtures';
import type { Client } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { expectAnnouncement } from '../../stories/expectAnnouncement';
import { Guidance } from '../../stories/Guidance';
import { expectDifferentLooks } from '../../stories/pseudoStates';
import { Badge } from '../Badge';
import { EmptyState } from '../EmptyState';
import { Mono } from '../Mono';
import { Table } from './Table';
import type { TableColumn } from './types';

const columns: TableColumn<Client>[] = [
  {
    id: 'id',
    header: 'User ID',
    width: 'value',
    value: (c) => c.id,
    cell: (c) => <Mono>{c.id}</Mono>,
    sortable: true,
  },
  {
    id: 'name',
    header: 'Name',
    width: 'wide',
    place: 'title',
    value: (c) => c.name,
    sortable: true,
  },
  {
    id: 'documents',
    header: 'Documents',
    align: 'end',
    width: 'value',
    value: (c) => c.documentsCount,
    unit: (c) => (c.documentsCount === 1 ? 'document' : 'documents'),
    sortable: true,
  },
  {
    id: 'status',
    header: 'Status',
    place: 'aside',
    value: (c) => (c.needsReviewCount > 0 ? 'Needs Review' : 'Verified'),
    cell: (c) =>
      c.needsReviewCount > 0 ? (
        <Badge tone="warning" icon={<Clock />}>
          Needs Review
        </Badge>
      ) : (
        <Badge tone="success" icon={<CircleCheck />}>
          Verified
        </Badge>
      ),
  },
];

const manyClients = generateClients(10_000);

const meta = {
  title: 'Components/Table',
  tags: ['data'],
  parameters: { focusOverview: 'sorted', alsoCalled: ['data grid', 'data table'] },
  component: Table,
  args: {
    label: 'Clients',
    columns,
    rows: clients,
    rowKey: (client) => client.id,
    rowHref: (client) => `#${client.id}`,
  },
} satisfies Meta<typeof Table<Client>>;

/** For stories that sort by column headers. */
const notStacked = {
  modes: { phone: { disable: true } },
  reason: 'Stacked rows are sorted by a menu.',
};

export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  getAllByRole: (role: string) => HTMLElement[];
}

const bodyRows = (canvas: Canvas) => canvas.getAllByRole('row').slice(1);
const bodyNames = (canvas: Canvas) =>
  bodyRows(canvas).map((row) => within(row).getByRole('link').textContent);

/** All columns but the last can be sorted; each row is a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Clients' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'User ID',
      'Name',
      'Documents',
      'Status',
    ]);
    await expect(canvas.getAllByRole('rowheader').map((name) => name.textContent)).toEqual(
      clients.map(({ name }) => name),
    );
    await expect(bodyNames(canvas)).toEqual(clients.map(({ name }) => name));
  },
};

/** Sorted by name; accents and letter case make no difference. */
export const Sorted: Story = {
  args: { sort: { column: 'name', direction: 'ascending' } },
  parameters: {
    spoken: [
      'table, Clients',
      'Clients',
      'column header, User ID',
      'button, User ID',
      'column header, Name, sorted ascending',
      'button, Name',
      'column header, Documents',
      'button, Documents',
      'column header, Status',
      'CL-1005',
      'link, Crisanto Villareal',
      '0',
      'Verified',
      'CL-1004',
      'link, Josefina Magbanua',
      '1',
      'Verified',
      'CL-1001',
      'link, Maria Teresa Ibañez',
      '2',
      'Needs Review',
      'CL-1003',
      'link, Panaderya Dapithapon',
      '2',
      'Needs Review',
      'CL-1002',
      'link, Ramon Evaristo Quizon',
      '1',
      'Verified',
    ],
  },
};

/** Clicking a column header sorts ascending, then descending, then not at all. */
export const Sorting: Story = {
  args: { onSortChange: fn() },
  parameters: { chromatic: notStacked },
  play: async ({ args, canvas, step }) => {
    const given = clients.map(({ name }) => name);
    const byName = given.toSorted();
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    const button = within(header).getByRole('button', { name: 'Name' });
    await expect(header).not.toHaveAttribute('aria-sort');
    await step('ascending', async () => {
      await userEvent.click(button);
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(bodyNames(canvas)).toEqual(byName);
      await expectAnnouncement('Sorted by Name, ascending');
    });
    await step('descending', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(bodyNames(canvas)).toEqual(byName.toReversed());
    });
    await step('unsorted', async () => {
      await userEvent.keyboard(' ');
      await expect(header).not.toHaveAttribute('aria-sort');
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
      await expect(bodyNames(canvas)).toEqual(given);
      await expectAnnouncement('Not sorted');
    });
  },
};

/** No rows: the column headers stay, so that the layout doesn't shift while searching. */
export const Empty: Story = {
  args: { rows: [] },
  parameters: {
    spoken: [
      'table, Clients',
      'Clients',
      'column header, User ID',
      'button, User ID',
      'column header, Name',
      'button, Name',
      'column header, Documents',
      'button, Documents',
      'column header, Status',
      'Nothing to show',
    ],
  },
};

/** A single row has no line below it, and no sort controls where rows are stacked. */
export const One: Story = {
  args: { rows: clients.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  },
};

/** 100 rows are one page; 101 would be three pages of up to 50. */
export const LongestSinglePage: Story = {
  name: '100 rows',
  args: { rows: manyClients.slice(0, 100) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(100);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const firstId = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('tbody td')!.textContent;

/** A middle page of 10,000 rows: 50 rows, the row range and the pager. */
export const MiddlePage: Story = {
  args: { rows: manyClients, defaultPage: 100, onPageChange: fn() },
  parameters: { chromatic: notStacked },
  // Queries rows and cells by tag, because `getByRole` takes seconds with this many cells.
  play: async ({ args, canvas, canvasElement, step }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(50);
    await expect(canvas.getByText('4951–5000 of 10000')).toBeVisible();
    await step('the next page scrolls to its top and is announced', async () => {
      canvasElement.querySelector('tbody tr:last-child')!.scrollIntoView();
      await expect(canvas.getByRole('table').getBoundingClientRect().top).toBeLessThan(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(101);
      await expect(firstId(canvasElement)).toBe('CL-15001');
      await expectAnnouncement('Rows 5001–5050 of 10000');
      await expect(canvas.getByRole('table').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    });
    await step('a new sort starts on page 1', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'User ID' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('1');
    });
    await step('a page number shows its page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
      await expect(canvas.getByText('101–150 of 10000')).toBeVisible();
      await expect(firstId(canvasElement)).toBe('CL-10101');
    });
  },
};

/** The last page has the remaining rows. */
export const LastPage: Story = {
  args: { rows: manyClients.slice(0, 553), defaultPage: 12 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(3);
    await expect(canvas.getByText('551–553 of 553')).toBeVisible();
  },
};

/** Page 40 of a table with only three pages left: the last page is shown. */
export const VanishedPage: Story = {
  args: { rows: manyClients.slice(0, 101), page: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('101–101 of 101')).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('3');
  },
};

/** All rows are printed, without the pager. */
export const Printed: Story = {
  name: 'All rows on paper',
  args: { rows: manyClients.slice(0, 101) },
  play: async ({ canvasElement, step }) => {
    const rowCount = () => canvasElement.querySelectorAll('tbody tr').length;
    await step('while printing', async () => {
      // Retry until the effect has added its listeners, which takes longer in a production build.
      await waitFor(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return expect(rowCount()).toBe(101);
      });
    });
    await step('after printing', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await expect(rowCount()).toBe(50);
    });
  },
};

/** Long names wrap, as does a single word longer than its column. */
export const LongNames: Story = {
  args: {
    rows: [
      {
        ...clients[0]!,
        name: 'Maria Teresa Consolacion Ibañez-Villanueva de los Santos y Magbanua, para sa kanyang anak',
      },
      {
        ...clients[1]!,
        name: 'PinagsamangKooperatibangMagsasakaNgKalinawanAtKasaganaanIncorporated',
      },
    ],
  },
};

/** Right to left: columns start on the right, numbers end on the left. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    rows: [
      { ...clients[0]!, name: 'عبد الرحمن الهاشمي' },
      { ...clients[1]!, name: 'فاطمة الزهراء بنت يوسف' },
    ],
  },
};

/** In a narrow container (a phone, a panel) each row is a block: name and status first, the rest below. */
export const Narrow: Story = {
  args: { sort: { column: 'name', direction: 'ascending' } },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
  play: async ({ canvas, step }) => {
    await step('column headers have no buttons, because a menu sorts', async () => {
      const headers = canvas.getAllByRole('columnheader');
      await expect(headers.map((header) => header.textContent)).toEqual([
        'User ID',
        'Name',
        'Documents',
        'Status',
      ]);
      for (const header of headers) {
        await waitFor(() => expect(within(header).queryByRole('button')).toBeNull());
      }
    });
    const [row] = bodyRows(canvas);
    const name = within(row!).getByRole('rowheader');
    const [id, documents, status] = within(row!).getAllByRole('cell');
    const top = (cell?: HTMLElement) => cell!.getBoundingClientRect().top;
    await expect(Math.abs(top(status) - top(name))).toBeLessThan(8);
    await expect(top(id)).toBeGreaterThan(top(name) + 16);
    await step(
      'a unit replaces the column header visually and is not part of the cell text',
      async () => {
        await expect(getComputedStyle(documents!, '::after').content).toContain('documents');
        await expect(documents).toHaveTextContent(/^0$/);
        await expect(documents).toHaveStyle({ paddingInlineEnd: '0px' });
      },
    );
  },
};

/** Stacked rows are sorted by a select and a button. */
export const SortingStacked: Story = {
  args: { onSortChange: fn() },
  decorators: Narrow.decorators,
  play: async ({ args, canvas, step }) => {
    const given = clients.map(({ name }) => name);
    const byName = given.toSorted();
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await step('a column', async () => {
      await userEvent.selectOptions(select, 'Name');
      await expect(bodyNames(canvas)).toEqual(byName);
      await expectAnnouncement('Sorted by Name, ascending');
    });
    await step('the other direction', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ascending' }));
      await expect(canvas.getByRole('button', { name: 'Descending' })).toHaveFocus();
      await expect(bodyNames(canvas)).toEqual(byName.toReversed());
      await expectAnnouncement('Sorted by Name, descending');
    });
    await step('unsorted', async () => {
      await userEvent.selectOptions(select, 'None');
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
      await expect(bodyNames(canvas)).toEqual(given);
    });
  },
};

/** Tables with many columns stack at tablet width. */
export const StackedOnTablet: Story = {
  args: { stack: 'tablet' },
  decorators: [(Story) => <div style={{ maxInlineSize: 700 }}>{Story()}</div>],
};

/** Right to left: the pager is mirrored. */
export const RightToLeftPages: Story = {
  args: { dir: 'rtl', lang: 'ar', rows: manyClients.slice(0, 553), defaultPage: 6 },
};

/**
 * Hover on the column header 'Name' and on the third row, focus on 'Documents'. Only these headers show their sort icon.
 */
export const States: Story = {
  name: 'Hover, focus',
  parameters: {
    chromatic: notStacked,
    pseudo: {
      hover: ['th[data-column=name] button', 'tbody tr:nth-child(3)'],
      focusVisible: ['th[data-column=documents] button'],
    },
  },
  play: async ({ canvasElement }) => {
    const header = (column: string) => `th[data-column=${column}] button`;
    await expectDifferentLooks(canvasElement, header('id'), header('name'), header('documents'));
    await expectDifferentLooks(canvasElement, 'tbody tr:nth-child(1)', 'tbody tr:nth-child(3)');
  },
};

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    [
      'Sorting',
      'A column header, also for the direction; on a phone, a menu above the rows.',
      'top',
      '[aria-sort] button, select',
    ],
    [
      'Row',
      'Named by its title, which links to the item; a press anywhere follows it.',
      'start',
      'tbody tr:nth-child(1)',
    ],
    [
      'Status',
      'A badge, on a phone at the end of the first line.',
      'end',
      'tr:nth-child(1) [data-tone]',
    ],
    [
      'Value',
      'Digits of the same width; numbers are aligned at their end.',
      'bottom',
      'tr:nth-child(3) td:nth-child(3)',
    ],
  ),
  args: { rows: clients.slice(0, 3), defaultSort: { column: 'name', direction: 'ascending' } },
};

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  render: () => (
    <Guidance
      pairs={[
        {
          do: (
            <Table
              label="Clients by documents"
              columns={[columns[1]!, columns[2]!]}
              rows={clients.slice(0, 2)}
              rowKey={(c) => c.id}
            />
          ),
          why: 'Where rows are stacked, a number keeps its noun: give its column a unit.',
          dont: (
            <Table
              label="Clients"
              columns={[columns[1]!, { ...columns[2]!, unit: undefined }]}
              rows={clients.slice(0, 2)}
              rowKey={(c) => c.id}
            />
          ),
          whyNot: 'A bare number below a name could be anything.',
        },
        {
          do: (
            <Table
              label="Clients who match"
              columns={[columns[1]!]}
              rows={[]}
              rowKey={(c) => c.id}
              empty={<EmptyState title="No clients match your search" />}
            />
          ),
          why: 'An empty table says why it is empty.',
          dont: (
            <Table
              label="Clients"
              columns={[columns[1]!]}
              rows={[]}
              rowKey={(c) => c.id}
              empty="-"
            />
          ),
          whyNot: 'A dash looks like a failure.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 660, scale: 0.62, on: 'window', from: { x: -20, y: -8 } } },
  args: {
    columns: [columns[1]!, columns[3]!, columns[2]!],
    defaultSort: { column: 'name', direction: 'ascending' },
  },
};
