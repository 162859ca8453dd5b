import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusIcon, statusTones } from './StatusIcon';

const meta = {
  title: 'Components/StatusIcon',
  component: StatusIcon,
  args: { tone: 'success' },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A check that passed: decorative next to the text that says so. */
export const Default: Story = {};

/** Green, yellow and red, each with its own shape, and labelled because there is no text next to them. */
export const Statuses: Story = {
  render: (args) => (
    <div className="sb-row">
      {statusTones.map((tone) => (
        <StatusIcon {...args} key={tone} tone={tone} label={tone} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const tone of statusTones) {
      await expect(canvas.getByRole('img', { name: tone })).toBeVisible();
    }
  },
};
