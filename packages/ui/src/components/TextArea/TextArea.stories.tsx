import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldStates, looksDifferent, shownStates } from '../../stories/pseudoStates';
import { Stack } from '../Stack';
import { TextArea } from './TextArea';

const meta = {
  title: 'Components/TextArea',
  tags: ['forms'],
  parameters: { alsoCalled: ['multiline input'] },
  component: TextArea,
  args: { label: 'Approval Notes (Required)', onChange: fn() },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four lines high; Enter starts a new line. */
export const Default: Story = {
  parameters: { spoken: ['textbox, Approval Notes (Required), Checked twice'] },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Approval Notes (Required)' });
    await userEvent.type(area, 'Checked{Enter}twice');
    await expect(area).toHaveValue('Checked\ntwice');
  },
};

/** Invalid: hint and error are both announced with the field. */
export const WithError: Story = {
  args: {
    label: 'Rejection Reason (Required)',
    hint: 'This reason will be shared with the client.',
    error: 'The reason is longer than the letter allows.',
    defaultValue: 'Too long',
  },
  parameters: {
    spoken: [
      'textbox, Rejection Reason (Required), Too long, This reason will be shared with the client. The reason is longer than the letter allows., invalid entry',
      'This reason will be shared with the client.',
      'The reason is longer than the letter allows.',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This reason will be shared with the client. The reason is longer than the letter allows.',
    );
  },
};

/** Grows with its text up to a limit, then scrolls. */
export const LongText: Story = {
  args: {
    defaultValue: Array.from(
      { length: 40 },
      (_, index) => `Line ${index + 1}: the amount on this page was compared with the statement.`,
    ).join('\n'),
  },
};

/** Default, hover, focus and disabled. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  parameters: shownStates(fieldStates),
  render: (args) => (
    <Stack>
      {fieldStates.map((state) => (
        <TextArea
          {...args}
          key={state}
          label={state}
          data-show={state}
          disabled={state === 'disabled'}
        />
      ))}
    </Stack>
  ),
  play: looksDifferent('[data-show=rest]', ':disabled'),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 260 } },
  args: { defaultValue: 'Agrees with the client record.' },
};
