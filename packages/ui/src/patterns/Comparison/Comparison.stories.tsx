import { samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleComparison } from '../../stories/samples';
import { Comparison } from './Comparison';

const meta = {
  title: 'Patterns/Comparison',
  component: Comparison,
  args: {
    name: 'Copy/Move Detection',
    comparison: sampleComparison('DOC-2005', 'copy-move-detection', 'places'),
    pageImage: (page) => samplePageUrl('DOC-2005', page),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two places of a document; each kind of comparison has a page of its own. */
export const Default: Story = {
  parameters: {
    spoken: [
      'group, Comparison: Copy/Move Detection',
      'group, View',
      'radio, Side by side, checked',
      'radio, Overlay, not checked',
      'radio, Blink, not checked',
      'figure',
      'graphic, Page 1',
      'Page 1, bottom left',
      'figure',
      'graphic, Page 2',
      'Page 2, bottom right',
    ],
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 400, scale: 0.68 } },
};
