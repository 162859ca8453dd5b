import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Approval Notes (Required)', onChange: fn() },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Approval Notes (Required)' });
    await userEvent.type(area, 'Checked{Enter}twice');
    await expect(area).toHaveValue('Checked\ntwice');
  },
};

/** Filled in. */
export const Filled: Story = {
  args: { defaultValue: 'Address and amount due agree with the statement of October.' },
};

/** What happens with the text is said beforehand. */
export const WithHint: Story = {
  args: {
    label: 'Rejection Reason (Required)',
    hint: 'This reason will be shared with the client.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This reason will be shared with the client.',
    );
  },
};

/** Something is wrong with the text. */
export const WithError: Story = {
  args: { error: 'The reason is longer than the letter allows.', defaultValue: 'Too long' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

/** Cannot be filled in for the time being. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Checked twice.' } };

/** Two lines, for a short remark. */
export const TwoRows: Story = { args: { label: 'Remark', rows: 2 } };

/** Grows with its text up to a limit, then scrolls. */
export const LongText: Story = {
  args: {
    defaultValue: Array.from(
      { length: 40 },
      (_, index) => `Line ${index + 1}: the amount on this page was compared with the statement.`,
    ).join('\n'),
  },
};

/** Read from right to left. */
export const RightToLeft: Story = {
  args: {
    label: 'سبب الرفض',
    hint: 'سيتم إبلاغ العميل بهذا السبب',
    defaultValue: 'الصورة غير واضحة',
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
};

/** Reached by keyboard or pointer. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
