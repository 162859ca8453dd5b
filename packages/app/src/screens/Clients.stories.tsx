import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { transferOf } from '../flows/steps';
import { Component } from './Clients';

const meta = {
  title: 'Screens/Clients',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/clients' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All five sample clients, in the order of the sample. */
export const All: Story = {};

/** What a link with a search text opens: the clients whose name contains it. */
export const Filtered: Story = { parameters: { route: '/clients?q=RA' } };

/** Nothing matches: says so, and offers the way back. */
export const NoMatch: Story = { parameters: { route: '/clients?q=zzz' } };

/** Sorted by name, the last first, as a link can say it. */
export const Sorted: Story = { parameters: { route: '/clients?sort=-name' } };

/** The dialog that adds a client, as its button opens it. */
export const AddClient: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Client' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Client' })).toBeVisible());
  },
};

/** After a client was added: the toast says that it is a sample. The pointer over it makes it stay. */
export const AddedToast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Client' }));
    await userEvent.type(dialog.getByLabelText('Client Name'), 'Josefina Reyes');
    await userEvent.selectOptions(dialog.getByLabelText('Document Type'), 'ID Document');
    const file = new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' });
    const input = dialog.getByLabelText<HTMLInputElement>('File');
    input.files = transferOf([file]).files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Client' }));
    await userEvent.hover(await screen.findByText('Sample only: the client was not saved'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByText('Sample only: the client was not saved')).toBeVisible(),
    );
  },
};
