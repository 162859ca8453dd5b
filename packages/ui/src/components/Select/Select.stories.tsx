import { documentTypes } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Document Type',
    options: documentTypes.individual,
    placeholder: 'Select a document type',
    onChange: fn(),
  },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Document Type' });
    await expect(select).toHaveDisplayValue('Select a document type');
    await userEvent.selectOptions(select, 'Utility Bill');
    await expect(select).toHaveValue('utility_bill');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** One of the values is chosen. */
export const Chosen: Story = { args: { defaultValue: 'bank_statement' } };

/** Without a placeholder the first value is chosen from the start. */
export const WithoutPlaceholder: Story = {
  args: { placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('id');
  },
};

/** The placeholder does not count as a choice. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    await expect(select.validity.valueMissing).toBe(true);
  },
};

/** Says beforehand what is expected. */
export const WithHint: Story = { args: { hint: 'One type for all files of this upload' } };

/** Read out with the field. */
export const WithError: Story = {
  args: { error: 'Please select a document type before uploading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Please select a document type before uploading',
    );
  },
};

/** Cannot be changed for the time being. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'id' } };

/** A long value ends in an ellipsis before the arrow. */
export const LongValue: Story = {
  args: {
    options: [
      {
        value: 'long',
        label:
          'Certificate of registration of business name with territorial scope, and its annexes',
      },
    ],
    defaultValue: 'long',
  },
};

/** Read from right to left: the arrow changes sides. */
export const RightToLeft: Story = {
  args: {
    label: 'نوع المستند',
    placeholder: 'اختر نوع المستند',
    options: [{ value: 'id', label: 'بطاقة الهوية' }],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
};

/** Pointer over the field. */
export const Hover: Story = { parameters: { pseudo: { hover: true } } };

/** Reached by keyboard or pointer. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
