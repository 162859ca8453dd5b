import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { Guidance } from '../../stories/Guidance';
import { looksDifferent } from '../../stories/pseudoStates';
import { Pager } from './Pager';

const meta = {
  title: 'Components/Pager',
  tags: ['navigation'],
  parameters: { alsoCalled: ['pagination'] },
  component: Pager,
  args: { label: 'Pages', pageCount: 5, defaultPage: 2, onPageChange: fn() },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second of five pages, as in the document viewer. */
export const Default: Story = {};

/** On the first page, the previous button is disabled. */
export const FirstPage: Story = {
  args: { defaultPage: 1 },
  parameters: {
    spoken: [
      'navigation, Pages',
      'button, Previous page, unavailable',
      'list, 5 items',
      'button, Page 1, current page',
      'button, Page 2',
      'button, Page 3',
      'button, Page 4',
      'button, Page 5',
      'button, Next page',
    ],
  },
};

/** A single page: both buttons are disabled. */
export const OnePage: Story = { args: { pageCount: 1, defaultPage: 1 } };

/** In the middle of a long list, only the first, last, current and neighbouring pages are shown. */
export const Abbreviated: Story = {
  args: { pageCount: 200, defaultPage: 8 },
  play: async ({ canvas, step }) => {
    const numbers = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    await step('gaps are hidden from screen readers', async () => {
      await expect(numbers()).toEqual(['1', '7', '8', '9', '200']);
    });
    await step('focus stays on the next button while the numbers change', async () => {
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

/** A dot marks pages with findings; screen readers get a description. */
export const Marked: Story = {
  args: { markedPages: [2, 4], markLabel: 'has findings' },
  parameters: {
    spoken: [
      'navigation, Pages',
      'button, Previous page',
      'list, 5 items',
      'button, Page 1',
      'button, Page 2, has findings, current page',
      'button, Page 3',
      'button, Page 4, has findings',
      'button, Page 5',
      'button, Next page',
    ],
  },
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

/** Controlled: without a new `page`, nothing changes. */
export const Controlled: Story = {
  args: { page: 2, defaultPage: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  },
};

/** Right to left: the order of the pages and the arrows are mirrored. */
export const RightToLeft: Story = {
  args: { pageCount: 24, defaultPage: 12 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Page 1 in its default state, page 2 current, page 3 with hover, page 4 active, page 5 with focus. */
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

/** A number goes to its page; on the last page the next button keeps focus but is disabled. */
export const Paging: Story = {
  play: async ({ args, canvas, step }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await step('a number goes to its page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('4');
    });
    await step('clicking the current page does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    });
    await step('on the last page, the next button is disabled and keeps focus', async () => {
      await userEvent.click(next);
      await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    });
  },
};

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    [
      'Previous',
      'Keeps focus on the first page, where it is unavailable.',
      'start',
      'nav > button:first-child',
    ],
    ['Current page', 'Says so to screen readers.', 'top', '[aria-current]'],
    [
      'Page',
      'In a long list only the first, the last and the neighbours.',
      'bottom',
      'li:last-child button',
    ],
    ['Mark', 'Optional: a dot, described by the mark’s label.', 'top', '[data-marked]'],
    ['Next', 'Stays in place while the numbers change.', 'end', 'ol + button'],
  ),
  args: { markedPages: [3], markLabel: 'has findings' },
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
            <Pager
              label="Pages of the bill"
              pageCount={5}
              defaultPage={1}
              markedPages={[2]}
              markLabel="has findings"
            />
          ),
          why: 'A mark has a description for those who don’t see the dot.',
          dont: <Pager label="Pages" pageCount={5} defaultPage={1} markedPages={[1, 2, 3, 4, 5]} />,
          whyNot:
            'If every page has a dot, none stands out. Without markLabel, screen readers don’t announce it.',
        },
        {
          do: <Pager label="Pages of the statement" pageCount={3} defaultPage={1} />,
          why: 'For pages of one document or one list.',
          dont: <Pager label="Steps" pageCount={1} defaultPage={1} />,
          whyNot: 'A pager for a single page: leave it out.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 1.05 } },
};
