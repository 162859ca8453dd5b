import { pricingPlans } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PricingPlan } from './PricingPlan';

const meta = {
  title: 'Marketing/PricingPlan',
  component: PricingPlan,
  args: { ...pricingPlans[0]!, headingLevel: 2 },
} satisfies Meta<typeof PricingPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Search engines get the price as a number. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('per API call')).toBeVisible();
    await expect(canvas.queryByText('Most Popular')).toBeNull();
    await expect(canvasElement.querySelector('[itemprop="price"]')).toHaveAttribute(
      'value',
      '0.20',
    );
  },
};

/** The marked plan: a lighter background, an accent edge and the text 'Most Popular'. */
export const MostPopular: Story = {
  args: pricingPlans[1]!,
  parameters: {
    spoken: [
      'article, Volume',
      'heading, level 2, Volume',
      'Most Popular',
      '$0.18',
      'per call',
      'list, 1 item',
      '50,000+ calls per month',
    ],
  },
};

/** Custom pricing: text instead of a price. */
export const CustomPricing: Story = {
  args: { ...pricingPlans[2]!, price: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Custom pricing')).toBeVisible();
    await expect(canvasElement.querySelector('[itemprop="price"]')).toBeNull();
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 490, scale: 0.55 } },
};
