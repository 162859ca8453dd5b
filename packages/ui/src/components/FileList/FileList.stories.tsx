import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { looksDifferent } from '../../stories/pseudoStates';
import { FileList } from './FileList';
import type { FileListItem } from './FileList';

/** An item whose file reports the given size without allocating that much memory. */
function item(name: string, size = 0, type = ''): FileListItem {
  const file = new File([], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return { id: name, file };
}

const bills = [
  item('luntian-october.pdf', 412_876, 'application/pdf'),
  item('passport-front.jpg', 2_411_724, 'image/jpeg'),
  item('signature.png', 48_120, 'image/png'),
];

const meta = {
  title: 'Components/FileList',
  tags: ['data'],
  component: FileList,
  args: {
    label: 'Selected files',
    items: bills,
    onSelectedIdChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three files, none of them selected: clicking a name calls `onSelectedIdChange`, Remove calls `onRemove`. */
export const Default: Story = {
  args: { selectedId: null },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('group', { name: 'Selected files' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    const signature = list.getByRole('button', { name: 'signature.png' });
    await userEvent.click(signature);
    await expect(args.onSelectedIdChange).toHaveBeenCalledWith('signature.png');
    await expect(signature).not.toHaveAttribute('aria-current');
    const remove = list.getAllByRole('button', { name: /^Remove/ })[1]!;
    await expect(remove).toHaveAccessibleName('Remove passport-front.jpg');
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith('passport-front.jpg');
  },
};

/** The selected file has `aria-current`. */
export const Current: Story = {
  args: { selectedId: 'passport-front.jpg' },
  parameters: {
    spoken: [
      'group, Selected files',
      'list, 3 items',
      'button, luntian-october.pdf',
      '0.39 MB',
      'button, Remove luntian-october.pdf',
      'button, passport-front.jpg, current',
      '2.30 MB',
      'button, Remove passport-front.jpg',
      'button, signature.png',
      '0.05 MB',
      'button, Remove signature.png',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'passport-front.jpg' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** The first name in its default state, the second with hover, the third with focus. */
export const States: Story = {
  name: 'Hover, focus',
  args: { items: ['first.pdf', 'second.pdf', 'third.pdf'].map((name) => item(name, 90_000)) },
  parameters: {
    pseudo: {
      hover: 'li:nth-child(2) > button:first-child',
      focusVisible: 'li:nth-child(3) > button:first-child',
    },
  },
  play: looksDifferent('li:nth-child(1) > button:first-child'),
};

/** A hundred files scroll inside the list. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 100 }, (_, index) =>
      item(`statement-${String(index + 1).padStart(3, '0')}.pdf`, 90_000 + index * 1_777),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    const root = canvas.getByRole('group', { name: 'Selected files' });
    await expect(root.scrollHeight).toBeGreaterThan(root.clientHeight);
  },
};

/**
 * Names of almost 300 characters wrap, with and without spaces; markup and emoji are shown as text, and bidi controls
 * are replaced.
 */
export const LongNames: Story = {
  args: {
    items: [
      item(`${'statementofaccount'.repeat(16)}.pdf`, 412_876),
      item(`${'Scan of the certificate of registration '.repeat(7)}.jpg`, 2_411_724),
      item('<img src=x onerror=alert(1)>.png', 1),
      item('🧾 resibo 📷.jpg', 0),
      item('‮fdp.etov‬.pdf', 12_000),
      item('كشف حساب ٢٠٢٦.pdf', 240_000),
      item('.png', 0),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>.png')).toBeVisible();
  },
};

/**
 * Without `selectedId` the list keeps the selection itself. After a removal, focus moves to the 'Remove' button of the
 * next file, or of the previous one at the end of the list.
 */
export const Removing: Story = {
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    return (
      <FileList
        {...args}
        items={items}
        onRemove={(id) => setItems(items.filter((other) => other.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    const signature = canvas.getByRole('button', { name: 'signature.png' });
    await userEvent.click(signature);
    await expect(signature).toHaveAttribute('aria-current', 'true');
    const remove = () => canvas.getAllByRole('button', { name: /^Remove/ });
    await userEvent.click(remove()[1]!);
    await expect(remove()).toHaveLength(2);
    await expect(remove()[1]).toHaveFocus();
    await expect(remove()[1]).toHaveAccessibleName('Remove signature.png');
    await userEvent.keyboard('{Enter}');
    await expect(remove()).toHaveLength(1);
    await expect(remove()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 390, scale: 0.66 } },
  args: { selectedId: 'passport-front.jpg' },
};
