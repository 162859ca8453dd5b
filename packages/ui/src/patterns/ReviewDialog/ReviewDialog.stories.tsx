import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReviewDialog } from './ReviewDialog';

const meta = {
  title: 'Patterns/ReviewDialog',
  component: ReviewDialog,
  args: {
    document: { id: 'DOC-2003', name: 'Luntian electricity bill Oct 2026.pdf' },
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirmButton = () => screen.getByRole('button', { name: 'Confirm' });

/** As it opens: nothing picked, nothing to confirm. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

/** Approve picked, its notes still blank. */
export const ApproveBlank: Story = { args: { defaultDecision: 'approve' } };

/** Ready to approve. */
export const ApproveReady: Story = {
  args: { defaultDecision: 'approve', defaultText: 'Address matches the ID on file.' },
};

/** Reject picked: the reason is for the client's eyes. */
export const RejectBlank: Story = { args: { defaultDecision: 'reject' } };

/** Ready to reject. */
export const RejectReady: Story = {
  args: { defaultDecision: 'reject', defaultText: 'The second page cannot be read.' },
};

/** A document with a very long name. */
export const LongName: Story = {
  args: {
    document: {
      id: 'DOC-1',
      name: 'Kasulatan_ng_pagpapatala_at_lahat_ng_kalakip_na_dokumento_2026_pangalawang_bahagi.pdf',
    },
    defaultDecision: 'approve',
  },
};

/** Spaces alone are no reason. */
export const OnlySpaces: Story = {
  args: { defaultDecision: 'reject' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Rejection Reason (Required)'), '   \n ');
    await expect(confirmButton()).toBeDisabled();
  },
};

/** Another decision starts with an empty text. */
export const SwitchingClearsText: Story = {
  play: async ({ step }) => {
    await step('write notes', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Approve' }));
      await userEvent.type(screen.getByLabelText('Approval Notes (Required)'), 'Looks right');
      await expect(confirmButton()).toBeEnabled();
    });
    await step('change the decision', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Reject' }));
      await expect(screen.getByLabelText('Rejection Reason (Required)')).toHaveValue('');
      await expect(confirmButton()).toBeDisabled();
    });
  },
};

/** Ctrl and Enter in the text confirm, once there is a text. */
export const ConfirmedByKeyboard: Story = {
  args: { defaultDecision: 'approve' },
  play: async ({ args }) => {
    const notes = await screen.findByLabelText('Approval Notes (Required)');
    await userEvent.type(notes, '{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(notes, ' Address matches. {Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledWith('approve', 'Address matches.');
  },
};

/** Escape leaves without a decision. */
export const LeftByEscape: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
