import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileField } from './FileField';

const hint = 'PDF, JPG, PNG up to 10MB';

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: { label: 'File', hint, accept: '.pdf,.jpg,.jpeg,.png', onFileChange: fn() },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('File')).toHaveAccessibleDescription(hint);
    await expect(canvas.getByLabelText('File')).not.toBeInvalid();
  },
};

/** The ending counts in any letter case. */
export const Picked: Story = {
  play: async ({ args, canvas }) => {
    const file = new File(['%PDF'], 'meralco-october.PDF', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('File'), file);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(file);
  },
};

/** A file with another ending is not taken: the field is empty again and the hint is the error. */
export const Refused: Story = {
  args: { required: true },
  play: async ({ args, canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    const input = canvas.getByLabelText<HTMLInputElement>('File');
    await user.upload(input, new File(['a,b'], 'clients.csv', { type: 'text/csv' }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(hint);
    await expect(input.files).toHaveLength(0);
    await expect(canvas.getAllByText(hint)).toHaveLength(1);
  },
};

/** One file has to be picked. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText<HTMLInputElement>('File').validity.valueMissing).toBe(true);
  },
};

/** An error from outside stands below the hint. */
export const WithError: Story = { args: { error: 'The file could not be read.' } };

/** Nothing can be picked for the time being. */
export const Disabled: Story = { args: { disabled: true } };

/** A long name is cut off at the edge of the field. */
export const LongName: Story = {
  play: async ({ canvas }) => {
    const name = `${'statement-of-account-'.repeat(12)}.pdf`;
    await userEvent.upload(
      canvas.getByLabelText('File'),
      new File(['%PDF'], name, { type: 'application/pdf' }),
    );
  },
};

/** Read from right to left: the button changes sides. */
export const RightToLeft: Story = {
  args: { label: 'الملف', hint: 'PDF أو JPG أو PNG' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
};

/** Reached by keyboard. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
