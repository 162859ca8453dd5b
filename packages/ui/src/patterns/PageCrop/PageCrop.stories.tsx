import { samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleFindings } from '../../stories/samples';
import { PageCrop } from './PageCrop';

const finding = (id: string) => sampleFindings('DOC-2006').find((sample) => sample.id === id)!;

const meta = {
  title: 'Patterns/PageCrop',
  component: PageCrop,
  args: {
    src: samplePageUrl('DOC-2006', 2),
    alt: 'Font Detection, p. 2',
    finding: finding('font-detection'),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof PageCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark of a warning, centred. */
export const Default: Story = {
  parameters: { spoken: ['graphic, Font Detection, p. 2'] },
  play: async ({ canvas, canvasElement }) => {
    const crop = canvasElement.querySelector('[style*="--pt-crop-x"]')!.getBoundingClientRect();
    const mark = canvasElement.querySelector('[data-tone]')!.getBoundingClientRect();
    await expect(canvas.getByRole('img', { name: 'Font Detection, p. 2' })).toBeVisible();
    await expect(mark.left).toBeGreaterThanOrEqual(crop.left);
    await expect(mark.right).toBeLessThanOrEqual(crop.right);
    await expect(Math.abs(mark.top + mark.height / 2 - crop.top - crop.height / 2)).toBeLessThan(2);
  },
};

/** An error near the edge of the page: the crop stops at the edge instead of centring the mark. */
export const ErrorKind: Story = {
  name: 'Error',
  args: {
    src: samplePageUrl('DOC-2006', 3),
    alt: 'Balance Verification, p. 3',
    finding: finding('balance-verification'),
    page: 3,
  },
};

/** A field that was read. */
export const Field: Story = {
  args: {
    src: samplePageUrl('DOC-2006', 1),
    alt: 'Account Holder, p. 1',
    finding: finding('account-holder'),
  },
};

/** A missing value: the box is dashed. */
export const Missing: Story = {
  args: {
    src: samplePageUrl('DOC-2006', 1),
    alt: 'Branch Code, p. 1',
    finding: finding('branch-code'),
  },
};

/** A box almost as wide as the page is shown whole. */
export const WideBox: Story = {
  args: {
    src: samplePageUrl('DOC-2006', 3),
    alt: 'Transaction Lines, p. 3',
    finding: finding('transaction-lines'),
  },
};

/** The image fails to load: an error message replaces it. */
export const ImageFails: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('This part of the page could not be loaded.')).toBeVisible(),
    );
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 300, scale: 0.9 } },
};
