import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card';
import { Stack, stackGaps } from './Stack';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>Clients</Card>
        <Card>Documents</Card>
        <Card>Reports</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards below each other, at the usual distance. */
export const Default: Story = {};

/** Every distance, from the parts of one thing to the sections of a screen. */
export const Gaps: Story = {
  render: (args) => (
    <Stack gap="6">
      {stackGaps.map((gap) => (
        <Stack {...args} key={gap} gap={gap} />
      ))}
    </Stack>
  ),
};
