import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Alert, alertTones } from './Alert';

const meta = {
  title: 'Components/Alert',
  tags: ['feedback'],
  parameters: { alsoCalled: ['banner', 'callout', 'inline message'] },
  component: Alert,
  args: { message: 'Sample only: nothing on this page is sent or stored.' },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Information. */
export const Default: Story = {
  parameters: { spoken: ['Sample only: nothing on this page is sent or stored.'] },
};

/** Every tone, with details. */
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert {...args} key={tone} tone={tone} message={`A message in the tone ${tone}.`}>
          Details below the message.
        </Alert>
      ))}
    </Stack>
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 300, scale: 0.88 } },
  render: () => (
    <Stack gap="4">
      <Alert tone="success" message="Three files uploaded." />
      <Alert tone="warning" message="Two fields are missing." />
      <Alert tone="danger" message="The upload failed." />
    </Stack>
  ),
};
