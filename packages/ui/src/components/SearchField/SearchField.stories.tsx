import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectAnnouncement } from '../../stories/expectAnnouncement';
import { expectDifferentLooks } from '../../stories/pseudoStates';
import { SearchField } from './SearchField';

const meta = {
  title: 'Components/SearchField',
  tags: ['forms'],
  parameters: { focusOverview: 'filled', alsoCalled: ['search box', 'search bar', 'filter'] },
  component: SearchField,
  args: {
    label: 'Search clients by name',
    placeholder: 'Search clients by name',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, without a clear button. */
export const Default: Story = {
  parameters: { spoken: ['search', 'searchbox, Search clients by name'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search clients by name' })).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** With a query there is a clear button; the result stands beside it. */
export const Filled: Story = {
  args: { defaultValue: 'maria', resultText: '1 client' },
  parameters: {
    spoken: [
      'search',
      'searchbox, Search clients by name, maria',
      'button, Clear search',
      '1 client',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

/** The result is announced when it changes, while focus stays in the field; after quick changes, only the last one. */
export const Typing: Story = {
  render: function Counted(args) {
    const [value, setValue] = useState('');
    const resultText = value && `${value.length} clients`;
    return <SearchField {...args} value={value} onValueChange={setValue} resultText={resultText} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mari');
    await expectAnnouncement('4 clients');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Right to left: the search icon on the right, the clear button on the left. */
export const RightToLeft: Story = {
  args: { lang: 'ar', defaultValue: 'عبد الرحمن', label: 'بحث', placeholder: 'بحث' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Default, hover, focus, hover on the clear button, and disabled. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  args: { defaultValue: 'maria' },
  parameters: {
    pseudo: {
      hover: ['[data-show=hover]', '[data-show=clear] + button'],
      focusVisible: '[data-show=focus]',
    },
  },
  render: (args) => (
    <div className="sb-column">
      {['rest', 'hover', 'focus', 'clear', 'disabled'].map((state) => (
        <SearchField
          {...args}
          key={state}
          label={state}
          data-show={state}
          disabled={state === 'disabled'}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectDifferentLooks(
      canvasElement,
      '[data-show=rest]',
      '[data-show=hover]',
      '[data-show=focus]',
      ':disabled',
    );
    await expectDifferentLooks(
      canvasElement,
      '[data-show=rest] + button',
      '[data-show=clear] + button',
    );
  },
};

/** The button and Escape both clear the text and leave focus in the field. */
export const Clearing: Story = {
  args: { defaultValue: 'maria' },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('with the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('with Escape', async () => {
      await userEvent.type(field, 'ana');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('ana');
      await userEvent.keyboard('{Escape}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(field).toHaveValue('');
    });
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 250, scale: 1.05 } },
  args: Filled.args,
};
