import { samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleComparison } from '../../stories/samples';
import { SampleComparison } from './SampleComparison';

const comparison = sampleComparison('DOC-2006', 'font-detection', 'sample');
const [pair] = comparison.pairs;

const meta = {
  title: 'Patterns/SampleComparison',
  component: SampleComparison,
  args: {
    name: 'Font Detection',
    comparison,
    pageImage: (page) => samplePageUrl('DOC-2006', page),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof SampleComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two amounts in another typeface, each above a regular one of its line. */
export const Default: Story = {
  parameters: {
    spoken: [
      'group, Comparison: Font Detection',
      'figure',
      'graphic, Suspicious',
      'Suspicious',
      'Page 2, middle right',
      'figure',
      'graphic, Regular, same line',
      'Regular, same line',
      'Page 2, middle right',
      'figure',
      'graphic, Suspicious',
      'Suspicious',
      'Page 2, bottom right',
      'figure',
      'graphic, Regular, same line',
      'Regular, same line',
      'Page 2, bottom right',
    ],
  },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().width);
    await expect(widths.every((width) => Math.abs(width - widths[0]!) < 0.5)).toBe(true);
  },
};

/** Noise: around the altered amounts there is more of it. */
export const Pixels: Story = {
  args: {
    name: 'Pixel Detection',
    comparison: sampleComparison('DOC-2006', 'pixel-detection', 'sample'),
  },
};

/** There is no regular sample to compare with. */
export const SideMissing: Story = {
  args: { comparison: { pairs: [{ suspicious: pair!.suspicious }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No place on the pages.')).toBeVisible();
  },
};

/** Neither of the two has a place. */
export const BothSidesMissing: Story = { args: { comparison: { pairs: [{}] } } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 400, scale: 0.7 } },
};
