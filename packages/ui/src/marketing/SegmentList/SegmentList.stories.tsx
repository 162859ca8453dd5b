import { institutionSegments } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentList } from './SegmentList';

const meta = {
  title: 'Marketing/SegmentList',
  component: SegmentList,
  parameters: { layout: 'fullscreen' },
  args: { segments: institutionSegments },
} satisfies Meta<typeof SegmentList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three types of institution, separated by rules. */
export const Default: Story = {};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 800, scale: 0.4, on: 'window', from: { y: 70 } } },
};
