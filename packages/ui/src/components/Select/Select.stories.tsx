import { documentTypes } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { Guidance } from '../../stories/Guidance';
import { fieldStates, looksDifferent, shownStates } from '../../stories/pseudoStates';
import { RadioGroup } from '../RadioGroup';
import { Stack } from '../Stack';
import { Select } from './Select';

const clientTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'merchant', label: 'Merchant' },
];

const meta = {
  title: 'Components/Select',
  tags: ['forms'],
  parameters: { alsoCalled: ['dropdown', 'picker', 'list box'] },
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

/** The placeholder is shown until an option is selected. */
export const Default: Story = {
  parameters: { spoken: ['combobox, Document Type, Utility Bill, collapsed'] },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Document Type' });
    await expect(select).toHaveDisplayValue('Select a document type');
    await userEvent.selectOptions(select, 'Utility Bill');
    await expect(select).toHaveValue('utility_bill');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Required, so the placeholder is not a valid value. The error is announced with the field. */
export const WithError: Story = {
  args: { error: 'Please select a document type before uploading', required: true },
  parameters: {
    spoken: [
      'combobox, Document Type, Select a document type, Please select a document type before uploading, collapsed, invalid entry',
      'Please select a document type before uploading',
    ],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    await expect(select.validity.valueMissing).toBe(true);
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Please select a document type before uploading',
    );
  },
};

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

/** Right to left: the arrow is on the left. */
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

/** Default, hover, focus and disabled. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  parameters: shownStates(fieldStates),
  render: (args) => (
    <Stack>
      {fieldStates.map((state) => (
        <Select
          {...args}
          key={state}
          label={state}
          data-show={state}
          disabled={state === 'disabled'}
        />
      ))}
    </Stack>
  ),
  play: looksDifferent('[data-show=rest]', 'select:disabled'),
};

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    ['Label', 'Always visible; the accessible name.', 'start', 'label'],
    ['Value', 'The selected option, or the placeholder.', 'top', 'select'],
    ['Arrow', 'Opens the list of the browser or the phone.', 'end', 'svg'],
    ['Hint', 'Optional: what is expected. An error has an icon.', 'start', 'p'],
  ),
  args: { hint: 'As printed on the document' },
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
            <Select
              label="Document type"
              placeholder="Select a document type"
              options={documentTypes.individual}
            />
          ),
          why: 'The placeholder says that nothing is selected yet.',
          dont: <Select label="Type of document" options={documentTypes.individual} />,
          whyNot: 'The first type is selected without anybody having chosen it.',
        },
        {
          do: <RadioGroup label="Kind of client" options={clientTypes} />,
          why: 'Two or three values are all visible.',
          dont: (
            <Select label="Client type" placeholder="Select a client type" options={clientTypes} />
          ),
          whyNot: 'The two values are visible only after a click.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 250, scale: 1.05 } },
  args: { defaultValue: 'utility_bill' },
};
