import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card';
import { Stack, stackGaps } from './Stack';

const meta = {
  title: 'Components/Stack',
  tags: ['layout'],
  parameters: { alsoCalled: ['vertical layout', 'block stack'] },
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

/** Three cards with the default gap. */
export const Default: Story = {};

/** Every gap, from the parts of an item to the sections of a screen. */
export const Gaps: Story = {
  render: (args) => (
    <Stack gap="6">
      {stackGaps.map((gap) => (
        <Stack {...args} key={gap} gap={gap} />
      ))}
    </Stack>
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 230, scale: 0.8 } },
};
