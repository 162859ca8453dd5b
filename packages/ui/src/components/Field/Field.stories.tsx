import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Field, useField } from './Field';
import type { FieldTexts } from './Field';

interface DateFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {}

/** A field made from a native control that the library has no component for. */
function DateField(props: DateFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <input {...control} type="date" />
    </Field>
  );
}

const meta = {
  title: 'Components/Field',
  tags: ['forms'],
  component: Field,
  args: {
    ids: { control: 'issued', label: 'issued-label', hint: 'issued-hint' },
    label: 'Issue date',
    hint: 'As printed on the certificate',
    required: true,
    children: null,
  },
  render: ({ label, hint, error, required }) => (
    <DateField label={label} hint={hint} error={error} required={required} />
  ),
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `useField` returns `frame`, the props of Field, and `control`, the props of the input. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Issue date');
    await expect(field).toHaveAccessibleDescription('As printed on the certificate');
  },
};

/** The error is announced after the hint and marks the control invalid. */
export const Invalid: Story = {
  args: { error: 'The certificate is older than five years.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Issue date')).toBeInvalid();
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 250 } },
};
