import { claims } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statistics } from './Statistics';

const meta = {
  title: 'Marketing/Statistics',
  component: Statistics,
  parameters: { layout: 'fullscreen' },
  args: { statistics: claims },
} satisfies Meta<typeof Statistics>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read in order, each item is a phrase. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual([
      '99.9% accuracy',
      'Under 2 seconds processing',
      '99.99% API uptime',
      '50+ document types',
      '1M+ documents processed',
      '500+ enterprise clients',
    ]);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 768, scale: 0.42, on: 'window' } },
};
