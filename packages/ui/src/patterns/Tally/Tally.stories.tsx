import { verificationResults } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tally } from './Tally';

const meta = {
  title: 'Patterns/Tally',
  parameters: { overview: 'statuses', alsoCalled: ['counter', 'summary'] },
  component: Tally,
  args: {
    statuses: verificationResults[5]!.fraudDetection.checks.map(({ status }) => status),
  },
} satisfies Meta<typeof Tally>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten fraud checks, three of which did not pass. */
export const Default: Story = {
  parameters: { spoken: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(10);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Every outcome that a check can have. */
export const Statuses: Story = { args: { statuses: ['success', 'warning', 'error'] } };

/** All checks passed. */
export const AllPassed: Story = {
  args: { statuses: Array.from({ length: 4 }, () => 'success' as const) },
};

/** Right to left: the first check is on the right. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 1.6 } },
};
