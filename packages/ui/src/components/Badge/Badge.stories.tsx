import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { anatomyOf } from '../../stories/Anatomy';
import { examples } from '../../stories/examples';
import { Guidance } from '../../stories/Guidance';
import { tones } from '../../tones';
import { Badge } from './Badge';

const check = <CircleCheck />;
const clock = <Clock />;

const meta = {
  title: 'Components/Badge',
  tags: ['data'],
  parameters: { overview: 'tones', alsoCalled: ['tag', 'chip', 'pill', 'label'] },
  component: Badge,
  args: { children: 'Bank Statement' },
  argTypes: {
    icon: examples({ None: undefined, Check: check, Clock: clock, Alert: <CircleAlert /> }),
  },
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
  args: { tone: 'success', icon: check, children: 'Verified' },
};

/** Words too long for the column wrap inside the badge. */
export const LongWords: Story = {
  args: {
    tone: 'warning',
    icon: clock,
    children: 'Naghihintay ng karagdagang dokumento mula sa sangay',
  },
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>],
};

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    ['Icon', 'For a status: says the tone without colour.', 'top', 'svg'],
    ['Label', 'Two or three words.', 'bottom', '[data-tone] > span'],
    [
      'Ground',
      'The tone: neutral for categories, green, amber and red for statuses.',
      'end',
      '[data-tone]',
    ],
  ),
  args: WithIcon.args,
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
            <Badge tone="warning" icon={<Clock />}>
              Needs Review
            </Badge>
          ),
          why: 'A status says its word and has an icon as well.',
          dont: <Badge tone="warning">&nbsp;&nbsp;&nbsp;</Badge>,
          whyNot: 'About one man in twelve cannot tell some of these colours apart.',
        },
        {
          do: <Badge>Utility Bill</Badge>,
          why: 'A category is neutral.',
          dont: <Badge tone="success">Utility Bill</Badge>,
          whyNot: 'Green means verified; the type of a document has not been verified.',
        },
        {
          do: (
            <Badge tone="warning" icon={<Clock />}>
              3 pending
            </Badge>
          ),
          why: 'Two or three words.',
          dont: <Badge tone="warning">There are three documents that need to be looked at</Badge>,
          whyNot: 'A sentence belongs in the text.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 210, scale: 1.25 } },
  render: () => (
    <div className="sb-row">
      <Badge tone="success" icon={<CircleCheck />}>
        Verified
      </Badge>
      <Badge tone="warning" icon={<Clock />}>
        Needs Review
      </Badge>
      <Badge tone="accent">New</Badge>
      <Badge>Bank Statement</Badge>
    </div>
  ),
};
