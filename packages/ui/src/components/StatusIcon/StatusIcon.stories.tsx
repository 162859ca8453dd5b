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

export const Default: Story = {};

/** Green, yellow and red: three colours and three shapes, so that either alone tells them apart. */
export const Statuses: Story = {
  render: (args) => (
    <div className="sb-row">
      {checkStatuses.map((status) => (
        <StatusIcon {...args} key={status} status={status} />
      ))}
    </div>
  ),
};

/** Where no word stands beside the icon, the label says what it means. */
export const Labelled: Story = {
  args: { status: 'warning', label: 'Warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Warning' })).toBeVisible();
  },
};
