import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, cardPaddings } from './Card';

const meta = {
  title: 'Components/Card',
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
