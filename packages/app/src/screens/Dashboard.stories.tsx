import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
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
