import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureCard } from './FeatureCard';
import { featureFigures } from './FeatureFigure';

const meta = {
  title: 'Marketing/FeatureCard',
  component: FeatureCard,
  args: {
    title: 'Accuracy',
    description: 'Every response states its confidence.',
    figure: 'accuracy',
    headingLevel: 2,
  },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing, a heading, a sentence. */
export const Default: Story = {};

/**
 * The three drawings: two fields of the bill with boxes and ticks, a ruler of seconds, an API call with its response.
 */
export const Figures: Story = {
  render: (args) => (
    <div className="sb-column">
      {featureFigures.map((figure) => (
        <FeatureCard {...args} key={figure} figure={figure} title={figure} />
      ))}
    </div>
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 320, scale: 0.62 } },
};
