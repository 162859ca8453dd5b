import { documents } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button';
import { ReviewDialog } from './ReviewDialog';

const document = documents.find(({ needsReview }) => needsReview) ?? null;

const meta = {
  title: 'Patterns/ReviewDialog',
  component: ReviewDialog,
  args: { document, open: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const pick = async (name: 'Approve' | 'Reject') =>
  userEvent.click(await screen.findByRole('radio', { name }));
const notes = () => screen.getByRole('textbox', { name: 'Approval Notes (Required)' });
const reason = () => screen.getByRole('textbox', { name: 'Rejection Reason (Required)' });
const confirmButton = () => screen.getByRole('button', { name: 'Confirm' });

/** Nothing is picked at first, and nothing to write in yet. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Review document' });
    await expect(dialog).toHaveAccessibleDescription(args.document?.name);
    await expect(screen.getAllByRole('radio')).toHaveLength(2);
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(confirmButton()).toBeDisabled();
  },
};

/** Approve is picked: notes are asked for, and nothing is said about the client. */
export const ApprovePicked: Story = {
  play: async () => {
    await pick('Approve');
    await expect(notes()).toHaveValue('');
    await expect(screen.queryByText('This reason will be shared with the client.')).toBeNull();
    await expect(confirmButton()).toBeDisabled();
  },
};

/** Notes are entered: it can be confirmed, and the blanks at both ends are left out. */
export const ApproveReady: Story = {
  play: async ({ args }) => {
    await pick('Approve');
    await userEvent.type(notes(), '  Agrees with the client record ');
    await userEvent.click(confirmButton());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('approve', 'Agrees with the client record');
  },
};

/** Before a rejection is written the reviewer knows who will read it. */
export const RejectReady: Story = {
  play: async ({ args }) => {
    await pick('Reject');
    await expect(reason()).toHaveAccessibleDescription(
      'This reason will be shared with the client.',
    );
    await userEvent.type(reason(), 'The scan is not legible');
    await userEvent.click(confirmButton());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('reject', 'The scan is not legible');
  },
};

/** Ctrl and Enter in the text confirm, once there is a text. */
export const ConfirmedByKeyboard: Story = {
  play: async ({ args }) => {
    await pick('Reject');
    await userEvent.click(reason());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('The scan is not legible{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('reject', 'The scan is not legible');
  },
};

/** Blanks and line breaks are no text. */
export const WhitespaceOnly: Story = {
  play: async () => {
    await pick('Approve');
    await userEvent.type(notes(), '   {Enter}   ');
    await expect(confirmButton()).toBeDisabled();
  },
};

/** Another decision begins with an empty field: notes for colleagues never reach the client. */
export const DecisionSwitched: Story = {
  play: async () => {
    await pick('Approve');
    await userEvent.type(notes(), 'For colleagues only');
    await pick('Reject');
    await expect(reason()).toHaveValue('');
    await expect(confirmButton()).toBeDisabled();
  },
};

/** Names without a place to break wrap. */
export const LongName: Story = {
  args: {
    document: document && {
      ...document,
      name: 'SERTIPIKO_NG_PAGPAPAREHISTRO_NG_NEGOSYO_2026_HULING_SIPI_NILAGDAAN_NG_LAHAT.pdf',
    },
  },
};

/** Without a document there is nothing to decide. */
export const NoDocument: Story = {
  args: { document: null },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Escape discards everything: the next opening begins anew. */
export const EscapeCloses: Story = {
  args: { open: false },
  render: function EscapeCloses(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Review</Button>
        <ReviewDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Review' });
    await step('write something, then leave', async () => {
      await userEvent.click(opener);
      await pick('Approve');
      await userEvent.type(notes(), 'Agrees');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('nothing is left of it', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
      await pick('Approve');
      await expect(notes()).toHaveValue('');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
