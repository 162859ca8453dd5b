import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShortcutSheet } from './ShortcutSheet';

const meta = {
  title: 'Patterns/ShortcutSheet',
  component: ShortcutSheet,
  args: { scope: 'viewer', open: true, onOpenChange: fn() },
  parameters: {
    alsoCalled: ['hotkeys', 'keyboard shortcuts'],
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shortcuts of the document viewer, of its page and of its magnifier. */
export const Default: Story = {
  parameters: {
    spoken: [
      'dialog, Keyboard shortcuts, They work while focus is there, but not in a text field, except for those with Ctrl or Cmd.',
      'heading, level 2, Keyboard shortcuts',
      'They work while focus is there, but not in a text field, except for those with Ctrl or Cmd.',
      'group, List of shortcuts',
      'heading, level 3, In the document viewer',
      'Next finding',
      'J',
      'Previous finding',
      'K',
      'Compare the selected finding',
      'C',
      'Back to the previous view',
      'B',
      'Clear the selected finding',
      'in a comparison, leaves it first',
      'Escape',
      'Next page',
      'N',
      'Previous page',
      'P',
      'Search in the document',
      'S',
      'Zoom in',
      'Plus',
      'or',
      'Equals',
      'Zoom out',
      'Minus',
      'Fit to width',
      '0',
      'Fit to window',
      'F',
      'Rotate',
      'R',
      'Magnifier',
      'while held; pressed briefly, it stays on',
      'M',
      'Copy link',
      'L',
      'Keyboard shortcuts',
      'Question mark',
      'heading, level 3, With focus on the page',
      'Next page',
      'Right arrow',
      'or',
      'Page Down',
      'Previous page',
      'Left arrow',
      'or',
      'Page Up',
      'First page',
      'Home',
      'Last page',
      'End',
      'Scroll sideways',
      'Shift',
      'Left arrow',
      'or',
      'Shift',
      'Right arrow',
      'heading, level 3, While the magnifier is on',
      'Move',
      'Left arrow',
      'or',
      'Right arrow',
      'or',
      'Up arrow',
      'or',
      'Down arrow',
      'Close',
      'Escape',
      'checkbox, Single-key shortcuts, checked',
      'button, Close',
    ],
  },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(sheet.getByText('Next finding')).toBeVisible());
    await expect(sheet.getAllByText('Esc')).toHaveLength(2);
    const singleKeys = sheet.getByRole('checkbox', { name: 'Single-key shortcuts' });
    await userEvent.click(singleKeys);
    await expect(singleKeys).not.toBeChecked();
    await userEvent.click(singleKeys);
    await expect(singleKeys).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** In the review dialog: its own shortcuts, then those of the cards behind it. */
export const InTheReviewDialog: Story = { args: { scope: 'review' } };

/** On the cards of the review page: their shortcuts, then those of the dialog that they open. */
export const OnTheReviewCards: Story = { args: { scope: 'cards' } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.45 } },
};
