import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Guidance } from '../../stories/Guidance';
import { StatusIcon, statusTones } from './StatusIcon';

const meta = {
  title: 'Components/StatusIcon',
  tags: ['data'],
  parameters: { overview: 'statuses', alsoCalled: ['status light', 'status indicator'] },
  component: StatusIcon,
  args: { tone: 'success' },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A passed check. Without a `label`, the icon is decorative. */
export const Default: Story = {};

/** Green, yellow and red, each with its own shape, and labelled because there is no text next to them. */
export const Statuses: Story = {
  parameters: { spoken: ['graphic, success', 'graphic, warning', 'graphic, danger'] },
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

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  render: () => (
    <Guidance
      pairs={[
        {
          do: (
            <span className="sb-row">
              <StatusIcon tone="danger" /> Font Detection: error
            </span>
          ),
          why: 'Next to text that says the same, the icon is decorative.',
          dont: (
            <span className="sb-row">
              <StatusIcon tone="danger" label="error" /> Font Detection: error
            </span>
          ),
          whyNot: 'The status is said twice.',
        },
        {
          do: <StatusIcon tone="warning" label="Address Validation: warning" />,
          why: 'Alone, it has a label.',
          dont: <StatusIcon tone="warning" />,
          whyNot: 'Alone and without a label, it is skipped by screen readers.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 2.4 } },
  render: Statuses.render,
};
