import { documentTypes } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { AddClientDialog } from './AddClientDialog';

const meta = {
  title: 'Patterns/AddClientDialog',
  component: AddClientDialog,
  args: { open: true, onOpenChange: fn(), documentTypes, onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AddClientDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const passport = new File(['jpeg'], 'passport.JPG', { type: 'image/jpeg' });

async function openDialog() {
  return within(await screen.findByRole('dialog', { name: 'Add Client' }));
}

/** Natively: Testing Library's stand-in for the files is not seen by the browser's own checks. */
function giveFile(input: HTMLElement, file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  (input as HTMLInputElement).files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function pressAddClient() {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Client' }));
}

/** The browser's bubble goes by itself after a while: here at once, so that no picture depends on when. */
async function leaveField() {
  await userEvent.tab();
}

function optionsOf(select: HTMLElement) {
  return within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
}

/** Individual is chosen from the start. */
export const Default: Story = {
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('radio', { name: 'Individual' })).toBeChecked();
    await waitFor(() => expect(dialog.getByText('PDF, JPG, PNG up to 10MB')).toBeVisible());
    for (const name of ['Client Name', 'Document Type', 'File']) {
      await expect(dialog.getByLabelText(name)).toBeRequired();
      await expect(dialog.getByLabelText(name)).not.toHaveAttribute('aria-invalid');
    }
    await expect(optionsOf(dialog.getByLabelText('Document Type'))).toEqual([
      'Select a document type',
      'ID Document',
      'Bank Statement',
      'Utility Bill',
    ]);
  },
};

/** Not there until it is asked for. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Everything is given: the values go out once, the name without spaces around it. */
export const Submitting: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Client Name'), '  Maria Clara Santos ');
    await userEvent.selectOptions(dialog.getByLabelText('Document Type'), 'ID Document');
    giveFile(dialog.getByLabelText('File'), passport);
    await pressAddClient();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Maria Clara Santos',
      type: 'individual',
      documentType: 'id',
      file: passport,
    });
  },
};

/** Nothing is given: the browser asks for the name, and all that is missing is marked. */
export const Missing: Story = {
  play: async ({ args }) => {
    await pressAddClient();
    const dialog = await openDialog();
    for (const name of ['Client Name', 'Document Type', 'File']) {
      await waitFor(() => expect(dialog.getByLabelText(name)).toHaveAttribute('aria-invalid'));
    }
    await expect(dialog.getByLabelText('Client Name')).toHaveFocus();
    await leaveField();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A mark goes as soon as its field is filled in. */
export const PartlyMissing: Story = {
  play: async () => {
    await pressAddClient();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Client Name'), 'Reyes');
    await expect(dialog.getByLabelText('Client Name')).not.toHaveAttribute('aria-invalid');
    await expect(dialog.getByLabelText('File')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Spaces are no name. */
export const BlankName: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const name = dialog.getByLabelText<HTMLInputElement>('Client Name');
    await userEvent.type(name, '   ');
    await userEvent.selectOptions(dialog.getByLabelText('Document Type'), 'ID Document');
    giveFile(dialog.getByLabelText('File'), passport);
    await pressAddClient();
    await expect(name.validity.valueMissing).toBe(true);
    await leaveField();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A file of another kind is not taken, and the hint turns into the error. */
export const WrongFile: Story = {
  play: async () => {
    const dialog = await openDialog();
    const file = dialog.getByLabelText<HTMLInputElement>('File');
    giveFile(file, new File(['a,b'], 'clients.csv', { type: 'text/csv' }));
    await waitFor(() => expect(file).toHaveAttribute('aria-invalid', 'true'));
    await expect(file.validity.valueMissing).toBe(true);
    await expect(file).toHaveAccessibleDescription('PDF, JPG, PNG up to 10MB');
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
    giveFile(file, passport);
    await userEvent.click(dialog.getByText('Merchant'));
    await expect(type).toHaveValue('');
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

/** Empty at each opening; the focus goes back to the button that opened it. */
export const Reopening: Story = {
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
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Client Name'), 'Reyes');
    await userEvent.click(dialog.getByText('Merchant'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const again = await openDialog();
    await expect(again.getByLabelText('Client Name')).toHaveValue('');
    await expect(again.getByRole('radio', { name: 'Individual' })).toBeChecked();
  },
};
