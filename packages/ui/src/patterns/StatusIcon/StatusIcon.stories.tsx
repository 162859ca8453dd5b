import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Guidance } from '../../stories/Guidance';
import { statuses } from '../findings';
import type { Status } from '../findings';
import { StatusIcon } from './StatusIcon';

const checkStatuses: Status[] = ['success', 'warning', 'error'];

const meta = {
  title: 'Patterns/StatusIcon',
  tags: ['data'],
  parameters: { overview: 'statuses', alsoCalled: ['status light', 'status indicator'] },
  component: StatusIcon,
  args: { status: 'success' },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A passed check. Without a `label`, the icon is decorative. */
export const Default: Story = {};

/** Green, yellow and red, each with its own shape, and labelled because there is no text next to them. */
export const Statuses: Story = {
  parameters: { spoken: ['graphic, Success', 'graphic, Warning', 'graphic, Error'] },
  render: (args) => (
    <div className="sb-row">
      {checkStatuses.map((status) => (
        <StatusIcon {...args} key={status} status={status} label={statuses[status].word} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const status of checkStatuses) {
      await expect(canvas.getByRole('img', { name: statuses[status].word })).toBeVisible();
    }
  },
};

/** A missing field: a dashed box, like its mark on the page. */
export const Missing: Story = { args: { status: 'missing' } };

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
              <StatusIcon status="error" /> Font Detection: error
            </span>
          ),
          why: 'Next to text that says the same, the icon is decorative.',
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
