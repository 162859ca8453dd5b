import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BillScan } from './BillScan';

const meta = {
  title: 'Marketing/BillScan',
  component: BillScan,
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
} satisfies Meta<typeof BillScan>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Plays once and stays in its final state, in which each field's bars have become its value. Under reduced motion, it
 * starts there.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A utility bill being read' })).toBeVisible();
    await waitFor(async () => {
      const reading = canvas.getByText('PHP 2,184.60').parentElement;
      await expect(reading).toHaveStyle({ opacity: '1' });
      await expect(reading?.previousElementSibling).toHaveStyle({ opacity: '0' });
    });
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 500, scale: 0.6, on: 'window' } },
};
