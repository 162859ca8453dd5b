import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectDifferentLooks } from '../../stories/pseudoStates';
import { RadioGroup, radioTones } from './RadioGroup';

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

/** What an option means shows once it is chosen, by colour and by the icon in its label. */
export const Tones: Story = {
  render: (args) => (
    <div className="sb-column">
      {radioTones.map((tone) => (
        <RadioGroup
          {...args}
          key={tone}
          legend={`Chosen: ${tone}`}
          options={[
            { value: 'success', tone: 'success', label: 'Approve' },
            { value: 'danger', tone: 'danger', label: 'Reject' },
          ]}
          defaultValue={tone}
        />
      ))}
    </div>
  ),
};

/** One has to be chosen: hint and error are read out with the group. */
export const WithError: Story = {
  args: {
    required: true,
    hint: 'Decides which document types can be handed in',
    error: 'Choose one of the two',
    defaultValue: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Decides which document types can be handed in Choose one of the two',
    );
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

/** A group with the keyboard in it (the whole option wears the ring), one at rest, one under the pointer, one out of use. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  parameters: { pseudo: { hover: '[data-show=hover] > *' } },
  render: (args) => (
    <div className="sb-column">
      {(['focus', 'rest', 'hover', 'disabled'] as const).map((state) => (
        <RadioGroup
          {...args}
          key={state}
          legend={state}
          data-show={state}
          disabled={state === 'disabled'}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio', { name: 'Individual' })[0]).toHaveFocus();
    const show = (state: string, option: number) => `[data-show=${state}] > :nth-child(${option})`;
    await expectDifferentLooks(
      canvasElement,
      show('rest', 1),
      show('focus', 1),
      show('disabled', 1),
    );
    await expectDifferentLooks(
      canvasElement,
      show('rest', 2),
      show('hover', 2),
      show('disabled', 2),
    );
  },
};
