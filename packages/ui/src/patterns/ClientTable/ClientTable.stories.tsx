import { clients, generateClients } from '@patunay/fixtures';
import type { Client } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState';
import { ClientTable } from './ClientTable';

const clientHref = (client: Client) => `#/clients/${client.id}`;

const meta = {
  title: 'Patterns/ClientTable',
  component: ClientTable,
  args: { clients, clientHref, onSortChange: fn() },
  render: function Controlled(args) {
    const [sort, setSort] = useState(args.sort);
    return (
      <ClientTable
        {...args}
        sort={sort}
        onSortChange={(next) => {
          args.onSortChange?.(next);
          setSort(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ClientTable<Client>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five sample clients; what waits is marked, a plain 0 is not. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'User ID',
      'Name',
      'Documents',
      'Needs Review',
      'Last Activity',
    ]);
    const [, first, second] = canvas.getAllByRole('row');
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await expect(cells(first!)).toEqual([
      'CL-1001',
      'Maria Teresa Ibañez',
      '2',
      '2 pending',
      '2026-11-16 09:42',
    ]);
    await expect(cells(second!)[3]).toBe('0');
    await expect(canvas.getByRole('link', { name: 'Maria Teresa Ibañez' })).toHaveAttribute(
      'href',
      '#/clients/CL-1001',
    );
  },
};

/** Most pending documents first. */
export const SortedByNeedsReview: Story = {
  args: { sort: { column: 'needsReviewCount', direction: 'descending' } },
};

/** Last Activity is text, and still sorts by time. */
export const Sorting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last Activity' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'lastActivity',
      direction: 'ascending',
    });
    await expect(canvas.getAllByRole('link')[0]).toHaveAccessibleName('Josefina Magbanua');
  },
};

/** One client. */
export const One: Story = { args: { clients: clients.slice(0, 1) } };

/** No client was added yet. */
export const Empty: Story = { args: { clients: [] } };

/** A search found nobody; the screen says so in its own words. */
export const NoMatch: Story = {
  args: {
    clients: [],
    empty: <EmptyState icon={<SearchX />} title="No clients match your search" />,
  },
};

/** All 553 clients that the dashboard counts. */
export const Many: Story = {
  args: { clients: generateClients(553) },
  decorators: [
    (Story) => (
      <div
        role="region"
        aria-label="Clients"
        // Focusable, for scrolling by keyboard in browsers that do not do it by themselves.
        tabIndex={0}
        style={{ blockSize: 480, overflow: 'auto' }}
      >
        {Story()}
      </div>
    ),
  ],
};

/** Long names wrap, and so does a single word longer than its column. */
export const LongNames: Story = {
  args: {
    clients: [
      {
        ...clients[0]!,
        name: 'Maria Teresa Consolacion Ibañez-Villanueva de los Santos y Magbanua, para sa kanyang anak na si Crisanto',
      },
      {
        ...clients[2]!,
        name: 'PinagsamangKooperatibangMagsasakaNgKalinawanAtKasaganaanIncorporated',
        needsReviewCount: 1204,
      },
    ],
  },
};

/** A right-to-left name among left-to-right ones keeps to its cell. */
export const RightToLeftName: Story = {
  args: { clients: [clients[0]!, { ...clients[1]!, name: 'عبد الرحمن الهاشمي (فرع كيزون)' }] },
};

/** In a narrow column each client is a block. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
};
