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

export const Default: Story = {};

/** One kind of institution: no hairline below the last. */
export const One: Story = { args: { segments: institutionSegments.slice(0, 1) } };

/** Long names wrap within their half. */
export const LongNames: Story = {
  args: {
    segments: [
      {
        name: 'Mga Kooperatibang Nagpapautang at Pinagkakatiwalaang Samahan',
        description: 'Isang pila ng mga dokumentong susuriin para sa lahat ng sangay.',
      },
      ...institutionSegments.slice(1),
    ],
  },
};

/** Read from right to left. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
