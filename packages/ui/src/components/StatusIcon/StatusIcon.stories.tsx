import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusIcon, checkStatuses } from './StatusIcon';

const meta = {
  title: 'Components/StatusIcon',
  component: StatusIcon,
  args: { status: 'success' },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A check that passed: decoration beside the word that says so. */
export const Default: Story = {};

/** Green, yellow and red: three colours and three shapes, each named because no word stands beside it. */
export const Statuses: Story = {
  render: (args) => (
    <div className="sb-row">
      {checkStatuses.map((status) => (
        <StatusIcon {...args} key={status} status={status} label={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const status of checkStatuses) {
      await expect(canvas.getByRole('img', { name: status })).toBeVisible();
    }
  },
};
