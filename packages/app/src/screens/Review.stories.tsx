import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { Component } from './Review';

/** Submits a decision in the first card's dialog, then hovers over the toast to keep it open. */
async function decide(
  canvas: StoryContext['canvas'],
  decision: 'Approve' | 'Reject',
  message: string,
) {
  await userEvent.click(canvas.getAllByRole('button', { name: /^Review/ })[0]!);
  await userEvent.click(await screen.findByRole('radio', { name: decision }));
  await userEvent.type(screen.getByRole('textbox'), 'Compared with the record of the client');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await userEvent.hover(await screen.findByText(message));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
}

const meta = {
  title: 'Screens/Review',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/review' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card for every document that needs review. */
export const Pending: Story = {};

/** The dialog when it opens: no decision selected. */
export const DialogOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Review/ })[0]!);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** After an approval: a toast is shown, and the list is unchanged. */
export const ApprovedToast: Story = {
  play: ({ canvas }) => decide(canvas, 'Approve', 'Document has been approved successfully'),
};

/** After a rejection: a toast is shown, and the list is unchanged. */
export const RejectedToast: Story = {
  play: ({ canvas }) => decide(canvas, 'Reject', 'Document has been rejected'),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 785, scale: 0.58, on: 'window', from: { x: 233 } } },
};
