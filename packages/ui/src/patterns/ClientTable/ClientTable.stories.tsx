import { clients } from '@patunay/fixtures';
import type { Client } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClientTable } from './ClientTable';

const clientHref = (client: Client) => `#/clients/${client.id}`;

const meta = {
  title: 'Patterns/ClientTable',
  component: ClientTable,
  args: { clients, clientHref, onSortChange: fn() },
} satisfies Meta<typeof ClientTable<Client>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five sample clients; pending counts are marked, 0 is not. */
export const Default: Story = {
  parameters: {
    spoken: [
      'table, List of clients',
      'List of clients',
      'column header, User ID',
      'button, User ID',
      'column header, Name',
      'button, Name',
      'column header, Documents',
      'button, Documents',
      'column header, Needs Review',
      'button, Needs Review',
      'column header, Last Activity',
      'button, Last Activity',
      'CL-1001',
      'link, Maria Teresa Ibañez',
      '2',
      '2 pending',
      '2026-11-16 09:42',
      'CL-1002',
      'link, Ramon Evaristo Quizon',
      '1',
      '0',
      '2026-10-15 14:20',
      'CL-1003',
      'link, Panaderya Dapithapon',
      '2',
      '2 pending',
      '2026-11-12 15:18',
      'CL-1004',
      'link, Josefina Magbanua',
      '1',
      '0',
      '2026-10-08 10:12',
      'CL-1005',
      'link, Crisanto Villareal',
      '0',
      '0',
      '2026-11-05 16:07',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
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
    const name = (row: HTMLElement) => within(row).getByRole('rowheader').textContent;
    await expect(name(first!)).toBe('Maria Teresa Ibañez');
    await expect(cells(first!)).toEqual(['CL-1001', '2', '2 pending', '2026-11-16 09:42']);
    await expect(cells(second!)[2]).toBe('0');
    await expect(canvas.getByRole('link', { name: 'Maria Teresa Ibañez' })).toHaveAttribute(
      'href',
      '#/clients/CL-1001',
    );
  },
};

/** Last Activity is text, and its sort order is chronological. */
export const Sorting: Story = {
  parameters: {
    chromatic: {
      modes: { phone: { disable: true } },
      reason: 'Stacked rows are sorted by a menu.',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last Activity' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'lastActivity',
      direction: 'ascending',
    });
    await expect(canvas.getAllByRole('link')[0]).toHaveAccessibleName('Josefina Magbanua');
  },
};

/** No clients yet. */
export const Empty: Story = { args: { clients: [] } };

/**
 * Long names wrap, and so does a single word longer than its column; a right-to-left name stays within its cell.
 */
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
      { ...clients[1]!, name: 'عبد الرحمن الهاشمي (فرع كيزون)' },
    ],
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 760, scale: 0.64, on: 'window', from: { x: -16, y: -8 } } },
};
