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

/** Three kinds of institution, ruled like the lines of a register. */
export const Default: Story = {};
