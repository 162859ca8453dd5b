import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { looksDifferent } from '../../stories/pseudoStates';
import { Pager } from './Pager';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: { label: 'Pages', pageCount: 5, defaultPage: 2, onPageChange: fn() },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second of five pages, as the document viewer has them. */
export const Default: Story = {};

/** Nothing comes before the first page. */
export const FirstPage: Story = { args: { defaultPage: 1 } };

/** One page: there is nowhere to go. */
export const OnePage: Story = { args: { pageCount: 1, defaultPage: 1 } };

/** In the middle of a long list only the first page, the last and the neighbours have a number. */
export const Abbreviated: Story = {
  args: { pageCount: 200, defaultPage: 8 },
  play: async ({ canvas, step }) => {
    const numbers = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    await step('gaps are no list items to a screen reader', async () => {
      await expect(numbers()).toEqual(['1', '7', '8', '9', '200']);
    });
    await step('the focus stays on the next button while the numbers move on', async () => {
      const next = canvas.getByRole('button', { name: 'Next page' });
      const { left } = next.getBoundingClientRect();
      await userEvent.click(next);
      await expect(numbers()).toEqual(['1', '8', '9', '10', '200']);
      await expect(next).toHaveFocus();
      await expect(Math.abs(next.getBoundingClientRect().left - left)).toBeLessThan(12);
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    });
  },
};

/** At the start and at the end of a long list there is one gap. */
export const AbbreviatedEnds: Story = {
  args: { pageCount: 200 },
  render: (args) => (
    <div className="sb-column">
      <Pager {...args} label="Pages, at the start" defaultPage={1} />
      <Pager {...args} label="Pages, at the end" defaultPage={200} />
    </div>
  ),
};

/** A dot marks pages that have something to see; to screen readers it is their description. */
export const Marked: Story = {
  args: { markedPages: [2, 4], markLabel: 'has findings' },
  play: async ({ canvas }) => {
    for (const [page, description] of [
      [2, 'has findings'],
      [3, ''],
      [4, 'has findings'],
    ] as const) {
      const button = canvas.getByRole('button', { name: `Page ${page}` });
      await expect(button).toHaveAccessibleDescription(description);
    }
  },
};

/** Whoever passes `page` decides: without an answer to `onPageChange` nothing changes. */
export const Controlled: Story = {
  args: { page: 2, defaultPage: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  },
};

/** In a right-to-left text the pages run, and the arrows point, the other way. */
export const RightToLeft: Story = {
  args: { pageCount: 24, defaultPage: 12 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Page 1 at rest, page 3 under the pointer, page 4 active, page 5 reached by keyboard; page 2 is the current one. */
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
    await step('the last page: the arrow is disabled and keeps the focus', async () => {
      await userEvent.click(next);
      await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    });
  },
};
