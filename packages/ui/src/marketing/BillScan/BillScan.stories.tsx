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

/** Plays once and rests finished: every bar has become a word. It is so from the start where motion is not welcome. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A utility bill being read' })).toBeVisible();
    await waitFor(async () => {
      await expect(canvas.getByText('PHP 2,184.60')).toHaveStyle({ opacity: '1' });
      await expect(canvasElement.querySelector('rect + path')).toHaveStyle({ opacity: '0' });
    });
  },
};
