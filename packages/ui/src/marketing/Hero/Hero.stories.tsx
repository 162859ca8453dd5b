import { callPrices } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './Hero';

const meta = {
  title: 'Marketing/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    startHref: '/dashboard',
    prices: callPrices,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is a link: it goes somewhere. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Paper in. Proof out.',
    );
    await expect(canvas.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
