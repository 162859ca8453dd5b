import { pricingPlans } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PricingSection } from './PricingSection';

const meta = {
  title: 'Marketing/PricingSection',
  component: PricingSection,
  parameters: { layout: 'fullscreen' },
  args: { plans: pricingPlans },
} satisfies Meta<typeof PricingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three plans, one of them marked as the most popular. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('Most Popular').closest('article')).toHaveTextContent('Volume');
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 800, scale: 0.4, on: 'window', from: { y: 25 } } },
};
