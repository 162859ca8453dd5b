import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pager } from './Pager';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: { label: 'Pages', pageCount: 5, page: 2, onPageChange: fn() },
  render: function Render({ page: first, onPageChange, ...args }) {
    const [page, setPage] = useState(first);
    return (
      <Pager
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          onPageChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing comes before the first page. */
export const FirstPage: Story = { args: { page: 1 } };

/** Nothing comes after the last page. */
export const LastPage: Story = { args: { page: 5 } };

/** One page: there is nowhere to go. */
export const OnePage: Story = { args: { pageCount: 1, page: 1 } };

/** More pages than fit a line wrap onto the next. */
export const ManyPages: Story = {
  args: { pageCount: 24, page: 12 },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

/** In a right-to-left text the pages run, and the arrows point, the other way. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Pointer over a button. */
export const Hover: Story = { parameters: { pseudo: { hover: '[aria-label="Page 4"]' } } };

/** Reached by keyboard. */
export const Focus: Story = {
  parameters: { pseudo: { focusVisible: '[aria-label="Page 4"]' } },
};

/** A number goes to its page; the current page is marked. */
export const ChoosesPage: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a number goes to its page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('4');
    });
    await step('the current page does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    });
  },
};

/** At the end the button stays where it is and keeps the focus, but does nothing more. */
export const KeepsFocusAtTheEnd: Story = {
  args: { page: 4 },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
};
