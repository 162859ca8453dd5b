import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PageHeader } from '../PageHeader';
import { AppShell } from './AppShell';

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  args: {
    links: [
      { label: 'Home', href: '#home', icon: 'home' },
      { label: 'Clients', href: '#clients', icon: 'clients' },
      { label: 'Bulk Upload', href: '#upload', icon: 'upload' },
      { label: 'Activity', href: '#activity', icon: 'activity' },
      { label: 'Review', href: '#review', icon: 'review' },
      { label: 'Reports', href: '#reports', icon: 'reports' },
    ],
    currentHref: '#clients',
    children: <PageHeader title="Clients" />,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sidebar beside the page; on a phone or a small tablet a bar with the menu button above it. */
export const Default: Story = {};

/** The drawer that the menu button opens where the window is narrow; Escape closes it and gives the focus back. */
export const Drawer: Story = {
  play: async ({ canvas, step }) => {
    const menu = canvas.queryByRole('button', { name: 'Open menu' });
    if (!menu) return;
    await step('opens', async () => {
      await userEvent.click(menu);
      await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
    });
    await step('closes by Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(menu).toHaveFocus());
    });
  },
};

/** The open drawer, for the eye. */
export const DrawerOpen: Story = {
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Open menu' });
    if (menu) await userEvent.click(menu);
    if (menu) await screen.findByRole('dialog', { name: 'Menu' });
  },
};
