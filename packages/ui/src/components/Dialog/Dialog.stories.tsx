import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from './Dialog';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    defaultOpen: true,
    title: 'Add Client',
    children: <p>Everything on this page waits until the dialog is closed.</p>,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A sentence below the title, and the actions at the end. */
export const WithFooter: Story = {
  args: {
    description: 'Luntian electricity bill Oct 2026.pdf',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Confirm</Button>
      </>
    ),
  },
};

/** Narrower, for a single question. */
export const Small: Story = { args: { size: 'small' } };

/** Long words break, and a long text scrolls inside while title and actions stay. */
export const LongContent: Story = {
  args: {
    title: 'Kasulatan_ng_pagpapatala_at_lahat_ng_kalakip_na_dokumento_2026_pangalawang_bahagi.pdf',
    footer: <Button variant="primary">Confirm</Button>,
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Line {index + 1}</p>),
  },
};

/** Opened by its button: the focus goes in, stays in, and comes back. */
export const FocusAndBack: Story = {
  args: { defaultOpen: false, trigger: <Button>Add Client</Button>, footer: <Button>Save</Button> },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Add Client' });
    await step('opens by its button', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog', { name: 'Add Client' })).toBeVisible();
    });
    await step('holds the focus', async () => {
      const dialog = within(screen.getByRole('dialog'));
      const stops = [
        dialog.getByRole('button', { name: 'Close' }),
        dialog.getByRole('button', { name: 'Save' }),
      ];
      for (let press = 0; press < 4; press += 1) {
        await userEvent.tab();
        await expect(stops).toContain(document.activeElement);
      }
    });
    await step('closes by Escape and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
