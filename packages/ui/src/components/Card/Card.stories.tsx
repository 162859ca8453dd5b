import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guidance } from '../../stories/Guidance';
import { Link } from '../Link';
import { Stack } from '../Stack';
import { Card, cardPaddings } from './Card';

const meta = {
  title: 'Components/Card',
  tags: ['layout'],
  parameters: { alsoCalled: ['panel', 'tile'] },
  component: Card,
  args: { children: 'Luntian electricity bill Oct 2026.pdf' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card with the default padding. */
export const Default: Story = {};

/** Every padding; `none` is for lists and tables that extend to the edge. */
export const Paddings: Story = {
  render: (args) => (
    <div className="sb-column">
      {cardPaddings.map((padding) => (
        <Card {...args} key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </div>
  ),
};

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  render: () => (
    <Guidance
      pairs={[
        {
          do: <Card>Luntian electricity bill Oct 2026.pdf</Card>,
          why: 'One surface for what belongs together.',
          dont: (
            <Card>
              <Card>
                <Card padding="small">Luntian electricity bill Oct 2026.pdf</Card>
              </Card>
            </Card>
          ),
          whyNot: 'Cards inside cards: three edges, and no hierarchy.',
        },
        {
          do: (
            <Card>
              <Stack gap="2">
                Luntian electricity bill Oct 2026.pdf<Link href="#bill">Review Now</Link>
              </Stack>
            </Card>
          ),
          why: 'A link inside it says what happens.',
          dont: <Card style={{ cursor: 'pointer' }}>Luntian electricity bill Oct 2026.pdf</Card>,
          whyNot: 'A clickable div has no role and no keyboard.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 1.1, on: 'desk' } },
  args: {
    children: (
      <Stack gap="2">
        Luntian electricity bill.pdf
        <Link href="#bill">Review Now</Link>
      </Stack>
    ),
  },
};
