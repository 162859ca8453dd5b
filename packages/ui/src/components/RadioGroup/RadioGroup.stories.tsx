import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { Guidance } from '../../stories/Guidance';
import { expectDifferentLooks } from '../../stories/pseudoStates';
import { Stack } from '../Stack';
import { RadioGroup, radioTones } from './RadioGroup';

const meta = {
  title: 'Components/RadioGroup',
  tags: ['forms'],
  parameters: { overview: 'tones', alsoCalled: ['radio buttons', 'option group'] },
  component: RadioGroup,
  args: {
    label: 'Client Type',
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

/** The whole option is clickable; arrow keys change the selection. */
export const Default: Story = {
  parameters: {
    spoken: [
      'Client Type',
      'radio group, Client Type',
      'radio, Individual, checked',
      'radio, Merchant, not checked',
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Client Type' })).toBeVisible();
    await userEvent.click(canvas.getByText('Merchant'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('merchant');
    await expect(canvas.getByRole('radio', { name: 'Merchant' })).toBeChecked();
    // Hold the key down, because Radix changes the selection shortly after keydown, and only while the key is still
    // down.
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Individual' })).toBeChecked());
    await userEvent.keyboard('{/ArrowLeft}');
  },
};

/** Nothing is selected yet. */
export const NothingChosen: Story = {
  args: {
    label: 'Decision',
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

/** A selected option has the colours of its tone. */
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {radioTones.map((tone) => (
        <RadioGroup
          {...args}
          key={tone}
          label={`Chosen: ${tone}`}
          options={[
            { value: 'success', tone: 'success', label: 'Approve' },
            { value: 'danger', tone: 'danger', label: 'Reject' },
          ]}
          defaultValue={tone}
        />
      ))}
    </Stack>
  ),
};

/** Required: hint and error are announced with the group. */
export const WithError: Story = {
  args: {
    required: true,
    hint: 'Decides which document types can be handed in',
    error: 'Choose one of the two',
    defaultValue: undefined,
  },
  parameters: {
    spoken: [
      'Client Type',
      'radio group, Client Type, Decides which document types can be handed in Choose one of the two, required, invalid entry',
      'radio, Individual, not checked',
      'radio, Merchant, not checked',
      'Decides which document types can be handed in',
      'Choose one of the two',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Decides which document types can be handed in Choose one of the two',
    );
  },
};

/** Long labels wrap; the options stay side by side. */
export const LongLabels: Story = {
  args: {
    options: [
      { value: 'individual', label: 'Individual, sole proprietor or self-employed professional' },
      { value: 'merchant', label: 'Merchant, partnership, corporation or cooperative' },
    ],
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  args: {
    label: 'نوع العميل',
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

/** Focus (the ring surrounds the whole option), default, hover and disabled. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  parameters: { pseudo: { hover: '[data-show=hover] > *' } },
  render: (args) => (
    <Stack>
      {(['focus', 'rest', 'hover', 'disabled'] as const).map((state) => (
        <RadioGroup
          {...args}
          key={state}
          label={state}
          data-show={state}
          disabled={state === 'disabled'}
        />
      ))}
    </Stack>
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

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    ['Label', 'Names the group.', 'start', 'span'],
    [
      'Radio button',
      'Tab reaches the selected one, arrow keys change it.',
      'start',
      '[value=individual]',
    ],
    [
      'Option',
      'Clickable anywhere; two or three, all visible.',
      'end',
      '[role=radiogroup] > div:last-child',
    ],
    ['Hint', 'Optional: what the choice decides.', 'start', 'p'],
  ),
  args: { hint: 'Decides which document types can be handed in' },
};

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  render: () => (
    <Guidance
      pairs={[
        {
          do: (
            <RadioGroup
              label="Decision on the bill"
              options={[
                { value: 'approve', label: 'Approve' },
                { value: 'reject', label: 'Reject' },
              ]}
            />
          ),
          why: 'Nothing is selected before a decision that has consequences.',
          dont: (
            <RadioGroup
              label="Decision"
              defaultValue="approve"
              options={[
                { value: 'approve', label: 'Approve' },
                { value: 'reject', label: 'Reject' },
              ]}
            />
          ),
          whyNot: 'A preselected approval is easily confirmed by mistake.',
        },
        {
          do: (
            <RadioGroup
              label="Client type"
              defaultValue="individual"
              options={[
                { value: 'individual', label: 'Individual' },
                { value: 'merchant', label: 'Merchant' },
              ]}
            />
          ),
          why: 'The label is the question, each option an answer.',
          dont: (
            <RadioGroup
              label="Is it an individual?"
              options={[
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ]}
            />
          ),
          whyNot: '“No” does not say what the client is instead.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 250, scale: 1.05 } },
  args: {
    label: 'Decision',
    options: [
      { value: 'approve', tone: 'success', label: 'Approve' },
      { value: 'reject', tone: 'danger', label: 'Reject' },
    ],
    defaultValue: 'approve',
  },
};
