import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Guidance, guidance } from '../../stories/Guidance';
import { StatusIcon, checkStatuses } from './StatusIcon';

const meta = {
  title: 'Components/StatusIcon',
  component: StatusIcon,
  args: { status: 'success' },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A check that passed: decorative next to the text that says so. */
export const Default: Story = {};

/** Green, yellow and red, each with its own shape, and labelled because there is no text next to them. */
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

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  parameters: guidance,
  render: () => (
    <Guidance
      pairs={[
        {
          do: (
            <span className="sb-row">
              <StatusIcon status="error" /> Font Detection
            </span>
          ),
          why: 'Next to the text that it belongs to, the icon is decorative.',
          dont: (
            <span className="sb-row">
              <StatusIcon status="error" label="error" /> Font Detection: error
            </span>
          ),
          whyNot: 'The status is said twice.',
        },
        {
          do: <StatusIcon status="warning" label="Address Validation: warning" />,
          why: 'Alone, it has a label.',
          dont: <StatusIcon status="warning" />,
          whyNot: 'Alone and without a label, nobody hears it.',
        },
      ]}
    />
  ),
};
