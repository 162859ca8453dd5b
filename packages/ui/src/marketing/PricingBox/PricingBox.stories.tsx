import { callPrices } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PricingBox } from './PricingBox';

const meta = {
  title: 'Marketing/PricingBox',
  parameters: { alsoCalled: ['price card'] },
  component: PricingBox,
  args: {
    prices: callPrices,
  },
} satisfies Meta<typeof PricingBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read in order, each entry is a phrase: the price, then what it is for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      '$0.20 per API call',
      '$0.18 per call at volume',
    ]);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.8 } },
};
