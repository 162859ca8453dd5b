import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { Component } from './Dashboard';

const meta = {
  title: 'Screens/Dashboard',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/dashboard' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three counters and the six sample documents, latest upload first. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await step(
      'side by side, the counters and the list share their first and last rule',
      async () => {
        const counters = canvas.getByText('1300').closest('dl')!.getBoundingClientRect();
        const list = within(canvas.getByRole('region', { name: 'Recent Activity' }))
          .getByRole('list')
          .getBoundingClientRect();
        if (counters.right > list.left) return;
        await expect(Math.abs(counters.top - list.top)).toBeLessThan(1.5);
        await expect(Math.abs(counters.bottom - list.bottom)).toBeLessThan(1.5);
      },
    );
  },
};

/** On a phone: the open drawer with the six links. A wide window has no drawer. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Open menu' });
    if (!menu) return;
    await userEvent.click(menu);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};
