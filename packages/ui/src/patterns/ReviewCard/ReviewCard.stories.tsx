import { documents } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardGrid } from '../../components/CardGrid';
import { Link } from '../../components/Link';
import { ReviewCard } from './ReviewCard';

const pending = documents.filter((document) => document.needsReview);

const meta = {
  title: 'Patterns/ReviewCard',
  component: ReviewCard,
  args: { document: pending[0]!, onReview: fn() },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its button names the document to those who cannot see the card around it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Review ${args.document.name}` }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};

/** With a link to the document. */
export const WithDetails: Story = {
  args: { details: <Link href="#document">Open document</Link> },
};

/** All that wait, side by side where there is room. */
export const Many: Story = {
  render: (args) => (
    <CardGrid>
      {pending.map((document) => (
        <ReviewCard {...args} key={document.id} document={document} />
      ))}
    </CardGrid>
  ),
};

/** Long names break. */
export const LongNames: Story = {
  args: {
    document: {
      id: 'DOC-1',
      name: 'Kasulatan_ng_pagpapatala_at_lahat_ng_kalakip_na_dokumento_2026.pdf',
      type: 'Articles of Incorporation',
      clientName: 'Kooperatiba ng mga Magsasaka at Mangingisda ng Timog Katagalugan',
      uploadDate: '2026-11-16',
    },
  },
};

/** Names in a script that runs from right to left. */
export const RightToLeft: Story = {
  args: {
    document: {
      id: 'DOC-1',
      name: 'كشف حساب أكتوبر 2026.pdf',
      type: 'Bank Statement',
      clientName: 'عبد الرحمن الكندي',
      uploadDate: '2026-11-16',
    },
  },
};
