import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Client Name', onChange: fn() },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Client Name' }), 'Reyes');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(canvas.getByRole('textbox')).toHaveValue('Reyes');
  },
};

/** Filled in. */
export const Filled: Story = { args: { defaultValue: 'Maria Clara Santos' } };

/** The mark is drawn, so the label reads as it is written; `required` says the rest. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Client Name')).toBeRequired();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Client Name');
  },
};

/** Says beforehand what is expected. */
export const WithHint: Story = {
  args: { hint: 'As written on the identity document' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As written on the identity document',
    );
  },
};

/** Hint and error are both read out with the field. */
export const WithError: Story = {
  args: {
    hint: 'As written on the identity document',
    error: 'Please enter a client name before uploading',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As written on the identity document Please enter a client name before uploading',
    );
  },
};

/** Marked invalid without words of its own, while the browser shows its message. */
export const Invalid: Story = { args: { 'aria-invalid': true, required: true } };

/** Cannot be filled in for the time being. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Maria Clara Santos' } };

/** An example stands in the field until something is typed. */
export const WithPlaceholder: Story = { args: { placeholder: 'Juan dela Cruz' } };

/** A long label wraps above its field. */
export const LongLabel: Story = {
  args: {
    label:
      'Full registered name of the client, as it appears on the certificate of registration of the business',
    required: true,
    defaultValue:
      'Kapisanan ng mga Magsasaka at Mangingisda ng Katimugang Luzon Multi-Purpose Cooperative',
  },
};

/** Read from right to left. */
export const RightToLeft: Story = {
  args: { label: 'اسم العميل', hint: 'كما هو مكتوب في وثيقة الهوية', error: 'هذا الحقل مطلوب' },
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
