import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Component } from './Review';

const meta = {
  title: 'Screens/Review',
  component: Component,
  parameters: { layout: 'fullscreen', route: '/review' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card for every document that waits for a decision. */
export const Pending: Story = {};

/** The dialog as it opens: no decision taken. */
export const DialogOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Review/ })[0]!);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
