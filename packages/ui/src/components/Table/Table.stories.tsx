import { clients, generateClients } from '@patunay/fixtures';
import type { Client } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectDifferentLooks } from '../../stories/pseudoStates';
import { Badge } from '../Badge';
import { Link } from '../Link';
import { Table } from './Table';
import type { TableColumn } from './types';

const columns: TableColumn<Client>[] = [
  { id: 'id', header: 'User ID', nowrap: true, cell: (c) => c.id, sortValue: (c) => c.id },
  {
    id: 'name',
    header: 'Name',
    cell: (c) => (
      <Link href="#" variant="quiet">
        {c.name}
      </Link>
    ),
    sortValue: (c) => c.name,
  },
  {
    id: 'documents',
    header: 'Documents',
    align: 'end',
    cell: (c) => c.documentsCount,
    sortValue: (c) => c.documentsCount,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (c) => <Badge>{c.needsReviewCount > 0 ? 'Needs Review' : 'Verified'}</Badge>,
  },
];

const meta = {
  title: 'Components/Table',
  component: Table,
  args: { caption: 'Clients', columns, rows: clients, rowKey: (client) => client.id },
} satisfies Meta<typeof Table<Client>>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  getAllByRole: (role: string) => HTMLElement[];
}

const bodyRows = (canvas: Canvas) => canvas.getAllByRole('row').slice(1);
const bodyNames = (canvas: Canvas) =>
  bodyRows(canvas).map((row) => within(row).getByRole('link').textContent);

/** Without `onSortChange` the heads are plain words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Clients' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'User ID',
      'Name',
      'Documents',
      'Status',
    ]);
    await expect(bodyNames(canvas)).toEqual(clients.map(({ name }) => name));
  },
};

/** Sorted by name; accents and letter case make no difference. */
export const Sorted: Story = {
  args: { onSortChange: fn(), sort: { column: 'name', direction: 'ascending' } },
};

/** Pressing a head sorts ascending, then descending, then not at all. */
export const Sorting: Story = {
  args: { onSortChange: fn() },
  render: function Controlled(args) {
    const [sort, setSort] = useState(args.sort);
    return (
      <Table
        {...args}
        sort={sort}
        onSortChange={(next) => {
          args.onSortChange?.(next);
          setSort(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    const given = clients.map(({ name }) => name);
    const byName = given.toSorted();
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    const button = within(head).getByRole('button', { name: 'Name' });
    await expect(head).not.toHaveAttribute('aria-sort');
    await step('ascending', async () => {
      await userEvent.click(button);
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect(bodyNames(canvas)).toEqual(byName);
    });
    await step('descending', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect(bodyNames(canvas)).toEqual(byName.toReversed());
    });
    await step('as given', async () => {
      await userEvent.keyboard(' ');
      await expect(head).not.toHaveAttribute('aria-sort');
      await expect(args.onSortChange).toHaveBeenLastCalledWith(undefined);
      await expect(bodyNames(canvas)).toEqual(given);
    });
  },
};

/** No rows: the head stays, so that nothing jumps while one searches. */
export const Empty: Story = { args: { rows: [] } };

/** A single row has no line below it. */
export const One: Story = { args: { rows: clients.slice(0, 1) } };

/** 553 rows, as many as the dashboard counts clients; the head stays in sight while they scroll. */
export const Many: Story = {
  name: '553 rows',
  args: { rows: generateClients(553), onSortChange: fn() },
  decorators: [
    (Story) => (
      // Focusable, for scrolling by keyboard in browsers that do not do it by themselves.
      <div
        role="region"
        aria-label="Clients"
        tabIndex={0}
        style={{ blockSize: 480, overflow: 'auto' }}
      >
        {Story()}
      </div>
    ),
  ],
  // Counted without roles, whose computing takes seconds for this many cells.
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(553);
  },
};

/** Long names wrap, and so does a single word longer than its column. */
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

/** Right-to-left: columns start on the right, figures end on the left. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    onSortChange: fn(),
    rows: [
      { ...clients[0]!, name: 'عبد الرحمن الهاشمي' },
      { ...clients[1]!, name: 'فاطمة الزهراء بنت يوسف' },
    ],
  },
};

/** In a narrow column, a phone's or a panel's, each row is a block with the heads' words before its values. */
export const Narrow: Story = {
  args: { onSortChange: fn(), sort: { column: 'name', direction: 'ascending' } },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const [row] = bodyRows(canvas);
    await expect(within(row!).getAllByRole('cell')).toHaveLength(4);
    const label = getComputedStyle(within(row!).getAllByRole('cell')[0]!, '::before').content;
    await expect(label).toContain('User ID');
  },
};

/** The head 'Name' under the pointer, 'Documents' reached by keyboard (the ring stays inside it), the second row pointed at. */
export const States: Story = {
  name: 'Hover, focus',
  args: { onSortChange: fn() },
  parameters: {
    pseudo: {
      hover: ['th[data-column=name] button', 'tbody tr:nth-child(2)'],
      focusVisible: ['th[data-column=documents] button'],
    },
  },
  play: async ({ canvasElement }) => {
    const head = (column: string) => `th[data-column=${column}] button`;
    await expectDifferentLooks(canvasElement, head('id'), head('name'), head('documents'));
    await expectDifferentLooks(canvasElement, 'tbody tr:nth-child(1)', 'tbody tr:nth-child(2)');
  },
};
