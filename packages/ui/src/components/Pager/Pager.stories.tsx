import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { looksDifferent } from '../../stories/pseudoStates';
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

/** The second of five pages, as the document viewer has them. */
export const Default: Story = {};

/** Nothing comes before the first page. */
export const FirstPage: Story = { args: { page: 1 } };

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

/** Page 1 at rest, page 3 under the pointer, page 4 pressed, page 5 reached by keyboard; page 2 is the current one. */
export const States: Story = {
  name: 'Current, hover, active, focus',
  parameters: {
    pseudo: {
      hover: ['[aria-label="Page 3"]', '[aria-label="Page 4"]'],
      active: ['[aria-label="Page 4"]'],
      focusVisible: ['[aria-label="Page 5"]'],
    },
  },
  play: looksDifferent('[aria-label="Page 1"]', '[aria-current=page]'),
};

/** A number goes to its page; at the end the arrow stays where it is and keeps the focus, but does nothing more. */
export const Paging: Story = {
  play: async ({ args, canvas, step }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await step('a number goes to its page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('4');
    });
    await step('the current page does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    });
    await step('the last page: the arrow is out of use and keeps the focus', async () => {
      await userEvent.click(next);
      await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    });
  },
};
