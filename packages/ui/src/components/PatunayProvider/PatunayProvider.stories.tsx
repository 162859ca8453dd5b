import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Link } from '../Link';
import { Pager } from '../Pager';
import { Stack } from '../Stack';
import { PatunayProvider } from './PatunayProvider';

const meta = {
  title: 'Foundations/Provider',
  component: PatunayProvider,
  args: {
    children: (
      <Stack>
        <Link href="#clients">Clients</Link>
        <Pager label="Pages" pageCount={5} />
        <Dialog title="Add Client" trigger={<Button>Open</Button>}>
          A dialog has the theme and direction of its provider.
        </Dialog>
      </Stack>
    ),
  },
} satisfies Meta<typeof PatunayProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Has the theme around it, and its dialogs open inside. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog', { name: 'Add Client' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A dark part of a light page. */
export const Dark: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = within(canvasElement).getByRole('link').closest('[data-theme="dark"]');
    await expect(getComputedStyle(root!).backgroundColor).toBe('rgb(20, 18, 14)');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    await expect(getComputedStyle(dialog).backgroundColor).toBe('rgb(29, 27, 22)');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Another language: its direction, and the words that components render by themselves. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    words: { Pager: { previous: 'السابق', next: 'التالي', page: (page) => `صفحة ${page}` } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'التالي' })).toBeVisible();
  },
};
