import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock } from 'lucide-react';
import { tones } from '../../tones';
import { Badge } from './Badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Bank Statement' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short label in the neutral tone. */
export const Default: Story = {};

/** Every tone; the three status tones are for statuses only. */
export const Tones: Story = {
  render: (args) => (
    <div className="sb-row">
      {tones.map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

/** A status has an icon in addition to its colour and text. */
export const WithIcon: Story = {
  args: { tone: 'success', icon: <CircleCheck />, children: 'Verified' },
};

/** Words too long for the column wrap inside the badge. */
export const LongWords: Story = {
  args: {
    tone: 'warning',
    icon: <Clock />,
    children: 'Naghihintay ng karagdagang dokumento mula sa sangay',
  },
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>],
};
