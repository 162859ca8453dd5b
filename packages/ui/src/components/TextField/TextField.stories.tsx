import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { Guidance } from '../../stories/Guidance';
import { fieldStates, looksDifferent, shownStates } from '../../stories/pseudoStates';
import { Stack } from '../Stack';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  tags: ['forms'],
  parameters: { alsoCalled: ['text box', 'text input'] },
  component: TextField,
  args: { label: 'Client Name', onChange: fn() },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `onChange` fires on every keystroke. */
export const Default: Story = {
  parameters: { spoken: ['textbox, Client Name, Reyes'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Client Name' }), 'Reyes');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(canvas.getByRole('textbox')).toHaveValue('Reyes');
  },
};

/** The asterisk is not part of the accessible name: `required` is announced instead. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Client Name')).toBeRequired();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Client Name');
  },
};

/** Hint and error are both announced with the field. */
export const WithError: Story = {
  args: {
    hint: 'As written on the identity document',
    error: 'Please enter a client name before uploading',
  },
  parameters: {
    spoken: [
      'textbox, Client Name, As written on the identity document Please enter a client name before uploading, invalid entry',
      'As written on the identity document',
      'Please enter a client name before uploading',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As written on the identity document Please enter a client name before uploading',
    );
  },
};

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

/** Default, hover, focus and disabled. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  parameters: shownStates(fieldStates),
  render: (args) => (
    <Stack>
      {fieldStates.map((state) => (
        <TextField
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

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    [
      'Label',
      'Always visible; the accessible name. An asterisk marks a required field.',
      'start',
      'label',
    ],
    ['Input', '44 px high on a phone, where text is never below 16 px.', 'end', 'input'],
    ['Hint', 'Optional: what is expected. An error has an icon.', 'start', 'p'],
  ),
  args: { required: true, hint: 'As written on the identity document' },
};

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  render: () => (
    <Guidance
      pairs={[
        {
          do: <TextField label="Client Name" hint="As on the identity document" />,
          why: 'The label stays visible while typing; a hint says what is expected.',
          dont: <TextField label=" " placeholder="Client name, as on the identity document" />,
          whyNot: 'A placeholder disappears with the first letter and can be mistaken for a value.',
        },
        {
          do: (
            <TextField
              label="Client name"
              required
              error="Please enter a client name before uploading"
            />
          ),
          why: 'An error says what to do.',
          dont: <TextField label="Client name" error="Invalid input" />,
          whyNot: '“Invalid input” leaves the reader guessing.',
        },
        {
          do: <TextField label="Name of the merchant" />,
          why: 'The reader decides where to start.',
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the wrong example
          dont: <TextField label="Name of the merchant" autoFocus />,
          whyNot: 'A field that takes focus on load skips everything above it.',
          rule: 'the lint rule jsx-a11y/no-autofocus',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 250, scale: 1.05 } },
  args: { defaultValue: 'Maria Teresa Ibañez', hint: 'As on the ID document' },
};
