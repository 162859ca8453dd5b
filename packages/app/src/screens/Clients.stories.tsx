import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Component } from './Clients';

const meta = {
  title: 'Screens/Clients',
  component: Component,
  parameters: { layout: 'fullscreen', route: '/clients' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All five sample clients, in the sample's order. */
export const All: Story = {};

/** What a link with a search text opens: the clients whose name contains it. */
export const Filtered: Story = { parameters: { route: '/clients?q=RA' } };

/** Nothing matches: says so, and offers the way back. */
export const NoMatch: Story = { parameters: { route: '/clients?q=zzz' } };

/** Sorted by name, the last first, as a link can say it. */
export const Sorted: Story = { parameters: { route: '/clients?sort=-name' } };

/** The dialog that adds a client, opened by its button. */
export const AddClient: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Client' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Client' })).toBeVisible());
  },
};
