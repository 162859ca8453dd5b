import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectAnnouncement } from '../../stories/expectAnnouncement';
import { fieldStates, looksDifferent, shownStates } from '../../stories/pseudoStates';
import { Stack } from '../Stack';
import { FileField } from './FileField';

const hint = 'PDF, JPG, PNG up to 10MB';

const meta = {
  title: 'Components/FileField',
  tags: ['forms'],
  parameters: { alsoCalled: ['file picker', 'file input', 'browse'] },
  component: FileField,
  args: { label: 'File', hint, accept: '.pdf,.jpg,.jpeg,.png', onFileChange: fn() },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty; the hint lists the accepted file types. */
export const Default: Story = {
  parameters: { spoken: ['button, File, PDF, JPG, PNG up to 10MB', 'PDF, JPG, PNG up to 10MB'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('File')).toHaveAccessibleDescription(hint);
    await expect(canvas.getByLabelText('File')).not.toBeInvalid();
  },
};

/** Extensions are case-insensitive. */
export const Picked: Story = {
  play: async ({ args, canvas }) => {
    const file = new File(['%PDF'], 'luntian-october.PDF', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('File'), file);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(file);
    await expectAnnouncement('luntian-october.PDF selected');
  },
};

/** A file with another extension is rejected. The field is reset, and the hint becomes the error. */
export const Refused: Story = {
  args: { required: true },
  parameters: {
    spoken: ['button, File, PDF, JPG, PNG up to 10MB, invalid entry', 'PDF, JPG, PNG up to 10MB'],
  },
  play: async ({ args, canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    const input = canvas.getByLabelText<HTMLInputElement>('File');
    await user.upload(input, new File(['a,b'], 'clients.csv', { type: 'text/csv' }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(hint);
    await expect(input.files).toHaveLength(0);
    await expect(canvas.getAllByText(hint)).toHaveLength(1);
    await expect(input.validity.valueMissing).toBe(true);
    await expectAnnouncement('clients.csv is not of an accepted type');
  },
};

/** Without a hint, a rejected file only marks the field as invalid, even with `aria-invalid={false}`. */
export const RefusedWithoutHint: Story = {
  args: { hint: undefined, 'aria-invalid': false },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('File'), new File(['a,b'], 'clients.csv'));
    await expect(canvas.getByLabelText('File')).toBeInvalid();
  },
};

/** Default, hover, focus and disabled. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  parameters: shownStates(fieldStates),
  render: (args) => (
    <Stack>
      {fieldStates.map((state) => (
        <FileField
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
  parameters: { cover: { width: 270 } },
};
