import { documents, sampleThumbnailUrl } from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { looksDifferent } from '../../stories/pseudoStates';
import { DocumentTimeline } from './DocumentTimeline';

const meta = {
  title: 'Patterns/DocumentTimeline',
  component: DocumentTimeline,
  parameters: { alsoCalled: ['plot', 'schedule', 'backlog'] },
  args: {
    documents,
    documentHref: ({ id }: ClientDocument) => `#/${id}`,
    thumbnail: ({ id }: ClientDocument) => sampleThumbnailUrl(id),
  },
} satisfies Meta<typeof DocumentTimeline<ClientDocument>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Documents that need review are above the axis; the one that has waited longest comes first in the reading order. */
export const Default: Story = {
  parameters: {
    spoken: [
      'region, Upload dates',
      'heading, level 2, Upload dates',
      '4 of these documents need review. Luntian electricity bill Oct 2026.pdf has waited longest.',
      'list, 6 items',
      'link, Luntian electricity bill Oct 2026.pdf 2026-10-27 Needs Review',
      'link, Dapithapon DTI registration.pdf 2026-11-03 Needs Review',
      'link, Dapithapon BIR 2303.pdf 2026-11-09 Needs Review',
      'link, Sampaguita statement Oct 2026.pdf 2026-11-16 Needs Review',
      'link, Amihan savings statement Sep 2026.pdf 2026-10-06 Verified',
      'link, Quizon ID front and back.pdf 2026-10-07 Verified',
    ],
  },
};

/** With nothing to review, there are cards on one side of the axis only. */
export const NothingWaits: Story = {
  args: { documents: documents.filter(({ needsReview }) => !needsReview) },
};

/** Of many documents, those that have waited longest are shown. */
export const TenThousand: Story = {
  args: {
    documents: Array.from({ length: 10_000 }, (_, index) => ({
      ...documents[index % documents.length]!,
      id: String(index),
    })),
    max: 5,
    thumbnail: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

export const OneDocument: Story = { args: { documents: documents.slice(-1) } };

/** Renders nothing without documents. */
export const Empty: Story = {
  args: { documents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** In a narrow container, a list of the documents that need review. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
};

/** Right to left: the first date is on the right. */
export const RightToLeft: Story = { args: { dir: 'rtl', lang: 'ar' } };

/** Hover and focus. */
export const States: Story = {
  name: 'Hover, focus',
  parameters: { pseudo: { hover: ['li:nth-child(2) a'], focusVisible: ['li:nth-child(3) a'] } },
  play: looksDifferent('li:nth-child(4) a'),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1080, scale: 0.6 } },
};
