import { documents, sampleThumbnailUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleFindings, samplePanels } from '../../stories/samples';
import { ReviewCard } from './ReviewCard';

/** The props the app passes for a sample document. */
function sample(id: string) {
  const document = documents.find((candidate) => candidate.id === id);
  if (!document) throw new Error(`The sample has no document ${id}.`);
  return {
    document,
    href: `/clients/${document.clientId}/documents/${id}`,
    panels: samplePanels(id),
    findings: sampleFindings(id),
    pageThumbnail: (page: number) => sampleThumbnailUrl(id, page),
  };
}

const meta = {
  title: 'Patterns/ReviewCard',
  component: ReviewCard,
  args: { ...sample('DOC-2006'), onReview: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The two worst findings, and the number of others. The button's name ends with the heading, because a page has many
 * such buttons.
 */
export const Default: Story = {
  parameters: {
    spoken: [
      'article, Sampaguita statement Oct 2026.pdf',
      'heading, level 2',
      'link, Sampaguita statement Oct 2026.pdf',
      'Bank Statement',
      'Maria Teresa Ibañez',
      '2026-11-16',
      'list, Findings, 3 items',
      'graphic, Error',
      'Editing History',
      'Saved twice after it was issued.',
      'graphic, Error',
      'Balance Verification',
      'Closing balance differs from the sum of the movements by PHP 40,000.00.',
      '+7 more',
      'Checks passed: Utility Bill Fields 3 of 4, Metadata 2 of 4, Fraud Detection 7 of 10.',
      'button, Review Sampaguita statement Oct 2026.pdf, O',
    ],
  },
  play: async ({ args, canvas }) => {
    const { name } = args.document;
    await expect(canvas.getByRole('article', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', args.href);
    const findings = within(canvas.getByRole('list', { name: 'Findings' })).getAllByRole(
      'listitem',
    );
    await expect(findings.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Editing History'),
      expect.stringContaining('Balance Verification'),
      '+7 more',
    ]);
    for (const title of ['Utility Bill Fields', 'Metadata', 'Fraud Detection']) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
    const button = canvas.getByRole('button', { name: `Review ${name}` });
    await userEvent.click(button);
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};

/** No check failed, but two fields are missing; they count as one reason for a review. */
export const MissingFields: Story = {
  args: sample('DOC-2003'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 fields missing')).toBeVisible();
    await expect(canvas.queryByText(/more$/)).toBeNull();
  },
};

/** Warnings only. */
export const Warnings: Story = { args: sample('DOC-2004') };

/** Errors come before warnings, whatever the order of their panels. */
export const ErrorFirst: Story = { args: sample('DOC-2005') };

/** If a thumbnail fails to load, a blank sheet remains. */
export const ThumbnailFails: Story = {
  args: { pageThumbnail: () => 'data:image/svg+xml,broken' },
};

/** Right to left. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Names without break opportunities wrap too. */
export const LongNames: Story = {
  args: {
    document: {
      ...sample('DOC-2006').document,
      name: 'SERTIPIKO_NG_PAGPAPAREHISTRO_NG_NEGOSYO_2026_HULING_SIPI_NILAGDAAN.pdf',
      type: 'Articles of Incorporation',
      clientName: 'Kooperatiba ng mga Magsasaka ng Gitnang Luzon at mga Karatig-pook',
    },
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 480, scale: 0.64, on: 'desk' } },
};
