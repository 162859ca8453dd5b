import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Client Type',
    options: [
      { value: 'individual', label: 'Individual' },
      { value: 'merchant', label: 'Merchant' },
    ],
    defaultValue: 'individual',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole option can be clicked; the arrow keys move the choice. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Client Type' })).toBeVisible();
    await userEvent.click(canvas.getByText('Merchant'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('merchant');
    await expect(canvas.getByRole('radio', { name: 'Merchant' })).toBeChecked();
    // Held down: Radix moves the choice a moment after the key, as long as it is down.
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Individual' })).toBeChecked());
    await userEvent.keyboard('{/ArrowLeft}');
  },
};

/** Nothing is chosen yet. */
export const NothingChosen: Story = {
  args: {
    legend: 'Decision',
    defaultValue: undefined,
    options: [
      { value: 'approve', label: 'Approve' },
      { value: 'reject', label: 'Reject' },
    ],
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** Held from outside: an empty value means that nothing is chosen. */
export const Controlled: Story = { args: { value: '', defaultValue: undefined } };

/** One has to be chosen. */
export const Required: Story = { args: { required: true, defaultValue: undefined } };

/** Says beforehand what is expected. */
export const WithHint: Story = {
  args: { hint: 'Decides which document types can be handed in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Decides which document types can be handed in',
    );
  },
};

/** Read out with the group. */
export const WithError: Story = {
  args: { error: 'Choose one of the two', defaultValue: undefined },
};

/** The whole group cannot be changed for the time being. */
export const Disabled: Story = { args: { disabled: true } };

/** One option is not to be had. */
export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'individual', label: 'Individual' },
      { value: 'merchant', label: 'Merchant', disabled: true },
    ],
  },
};

/** Long labels stand below each other and wrap. */
export const LongLabels: Story = {
  args: {
    options: [
      { value: 'individual', label: 'Individual, sole proprietor or self-employed professional' },
      { value: 'merchant', label: 'Merchant, partnership, corporation or cooperative' },
    ],
  },
};

/** Read from right to left. */
export const RightToLeft: Story = {
  args: {
    legend: 'نوع العميل',
    options: [
      { value: 'individual', label: 'فرد' },
      { value: 'merchant', label: 'تاجر' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.getBoundingClientRect());
    await expect(first!.right).toBeGreaterThan(second!.left);
  },
};

/** Pointer over the options. */
export const Hover: Story = { parameters: { pseudo: { hover: true } } };

/** Reached by keyboard: the whole option wears the ring. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Individual' })).toHaveFocus();
  },
};
