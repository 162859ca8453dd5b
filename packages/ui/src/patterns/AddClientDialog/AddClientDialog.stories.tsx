import { documentTypes } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { chooseFiles, filesNamed } from '../../../../../.storybook/environments/files';
import { expectAnnouncement } from '../../stories/expectAnnouncement';
import { acceptedFiles, uploadHint } from '../uploads';
import { AddClientDialog } from './AddClientDialog';

const meta = {
  title: 'Patterns/AddClientDialog',
  component: AddClientDialog,
  args: { open: true, onOpenChange: fn(), documentTypes, onClientAdd: fn() },
  argTypes: { trigger: { control: false } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AddClientDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const passport = new File(['jpeg'], 'passport.JPG', { type: 'image/jpeg' });

async function openDialog() {
  return within(await screen.findByRole('dialog', { name: 'Add Client' }));
}

async function pressAddClient() {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Client' }));
}

function optionsOf(select: HTMLElement) {
  return within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
}

/** Initial state: Individual is selected, and all fields are empty. */
export const Default: Story = {
  parameters: {
    spoken: [
      'dialog, Add Client',
      'heading, level 2, Add Client',
      'textbox, Client Name, required',
      'Client Type',
      'radio group, Client Type',
      'radio, Individual, checked',
      'radio, Merchant, not checked',
      'combobox, Document Type, Select a document type, collapsed',
      'button, File, PDF, JPG, PNG up to 10MB',
      'PDF, JPG, PNG up to 10MB',
      'button, Cancel',
      'button, Add Client',
      'button, Close',
    ],
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('radio', { name: 'Individual' })).toBeChecked();
    await waitFor(() => expect(dialog.getByText(uploadHint)).toBeVisible());
    for (const name of ['Client Name', 'Document Type', 'File']) {
      await expect(dialog.getByLabelText(name)).toBeRequired();
      await expect(dialog.getByLabelText(name)).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(optionsOf(dialog.getByLabelText('Document Type'))).toEqual([
      'Select a document type',
      'ID Document',
      'Bank Statement',
      'Utility Bill',
    ]);
  },
};

/** After submitting the empty form: each missing field shows the browser's message, and the first one has focus. */
export const Invalid: Story = {
  parameters: {
    spoken: [
      'dialog, Add Client',
      'heading, level 2, Add Client',
      'textbox, Client Name, Please fill out this field., required, invalid entry',
      'Please fill out this field.',
      'Client Type',
      'radio group, Client Type',
      'radio, Individual, checked',
      'radio, Merchant, not checked',
      'combobox, Document Type, Select a document type, Please select an item in the list., collapsed, invalid entry',
      'Please select an item in the list.',
      'button, File, PDF, JPG, PNG up to 10MB Please select a file., invalid entry',
      'PDF, JPG, PNG up to 10MB',
      'Please select a file.',
      'button, Cancel',
      'button, Add Client',
      'button, Close',
    ],
  },
  play: async ({ args }) => {
    await pressAddClient();
    const dialog = await openDialog();
    for (const name of ['Client Name', 'Document Type', 'File']) {
      await waitFor(() =>
        expect(dialog.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true'),
      );
    }
    await expect(dialog.getByLabelText('Client Name')).toHaveFocus();
    await expect(args.onClientAdd).not.toHaveBeenCalled();
  },
};

/** Whitespace is not a name: the client is not added, and the error stays. */
export const BlankName: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const name = dialog.getByLabelText<HTMLInputElement>('Client Name');
    await userEvent.type(name, '   ');
    await userEvent.selectOptions(dialog.getByLabelText('Document Type'), 'ID Document');
    chooseFiles(dialog.getByLabelText('File'), [passport]);
    await pressAddClient();
    await expect(name.checkValidity()).toBe(false);
    await expect(args.onClientAdd).not.toHaveBeenCalled();
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, ' ');
    await expect(name).toHaveAccessibleDescription(name.validationMessage);
  },
};

/** Each error clears when its field is filled in; the values are submitted once, with the name trimmed. */
export const ReadyToAdd: Story = {
  play: async ({ args, step }) => {
    const dialog = await openDialog();
    const name = dialog.getByLabelText('Client Name');
    await step('submit too early', async () => {
      await pressAddClient();
      await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    });
    await step('fill in the fields', async () => {
      await userEvent.type(name, '  Maria Clara Santos ');
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.selectOptions(dialog.getByLabelText('Document Type'), 'ID Document');
      chooseFiles(dialog.getByLabelText('File'), [passport]);
    });
    await step('submit', async () => {
      await pressAddClient();
      await expect(args.onClientAdd).toHaveBeenCalledOnce();
      await expect(args.onClientAdd).toHaveBeenCalledWith({
        name: 'Maria Clara Santos',
        type: 'individual',
        documentType: 'id',
        file: passport,
      });
    });
  },
};

/** Each supported file type is accepted; any other is rejected, and the hint becomes the error. */
export const WrongFile: Story = {
  play: async () => {
    const dialog = await openDialog();
    const file = dialog.getByLabelText<HTMLInputElement>('File');
    for (const extension of acceptedFiles.split(',')) {
      chooseFiles(file, filesNamed(`passport${extension}`));
      await expect(file.files).toHaveLength(1);
    }
    chooseFiles(file, [new File(['a,b'], 'clients.csv', { type: 'text/csv' })]);
    await waitFor(() => expect(file).toHaveAttribute('aria-invalid', 'true'));
    await expect(file.validity.valueMissing).toBe(true);
    await expect(file).toHaveAccessibleDescription(uploadHint);
  },
};

/** Changing the client type clears the document type, and keeps the name and the file. */
export const ChangingType: Story = {
  play: async () => {
    const dialog = await openDialog();
    const type = dialog.getByLabelText('Document Type');
    const file = dialog.getByLabelText<HTMLInputElement>('File');
    await userEvent.type(dialog.getByLabelText('Client Name'), 'Dapithapon Trading');
    await userEvent.selectOptions(type, 'Bank Statement');
    chooseFiles(file, [passport]);
    await userEvent.click(dialog.getByText('Merchant'));
    await expect(type).toHaveValue('');
    await expectAnnouncement('Document type removed.');
    await expect(optionsOf(type)).toEqual([
      'Select a document type',
      'BIR Form 2303',
      'Articles of Incorporation',
      'DTI Certificate',
    ]);
    await expect(dialog.getByLabelText('Client Name')).toHaveValue('Dapithapon Trading');
    await expect(file.files).toHaveLength(1);
  },
};

/**
 * Focus is trapped. Escape and Cancel close the dialog and return focus to the button that opened it. Escape keeps the
 * draft, Cancel discards it.
 */
export const FocusTrap: Story = {
  name: 'Focus trap and Escape',
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <AddClientDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const hasClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    };
    await step('Tab keeps focus in the dialog', async () => {
      await userEvent.click(opener);
      await openDialog();
      for (let presses = 0; presses < 9; presses++) {
        await userEvent.tab();
        await expect(screen.getByRole('dialog')).toContainElement(
          document.activeElement as HTMLElement,
        );
      }
    });
    await step('Escape keeps the draft', async () => {
      const dialog = await openDialog();
      await userEvent.type(dialog.getByLabelText('Client Name'), 'Reyes');
      await userEvent.click(dialog.getByText('Merchant'));
      await userEvent.selectOptions(dialog.getByLabelText('Document Type'), 'DTI Certificate');
      chooseFiles(dialog.getByLabelText('File'), [passport]);
      await userEvent.keyboard('{Escape}');
      await hasClosed();
      await userEvent.keyboard('{Enter}');
      const again = await openDialog();
      await expect(again.getByLabelText('Client Name')).toHaveValue('Reyes');
      await expect(again.getByRole('radio', { name: 'Merchant' })).toBeChecked();
      await expect(again.getByLabelText('Document Type')).toHaveDisplayValue('DTI Certificate');
      const file = again.getByLabelText<HTMLInputElement>('File');
      await expect(file.files?.[0]).toBe(passport);
      await expect(file.validity.valid).toBe(true);
    });
    await step('Cancel discards it', async () => {
      await userEvent.click((await openDialog()).getByRole('button', { name: 'Cancel' }));
      await hasClosed();
      await userEvent.keyboard('{Enter}');
      const dialog = await openDialog();
      await expect(dialog.getByLabelText('Client Name')).toHaveValue('');
      await expect(dialog.getByRole('radio', { name: 'Individual' })).toBeChecked();
      await expect(dialog.getByLabelText<HTMLInputElement>('File').files).toHaveLength(0);
    });
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.6 } },
};
