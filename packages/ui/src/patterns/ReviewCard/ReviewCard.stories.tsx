import { documents } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewCard } from './ReviewCard';

const first = documents.find(({ needsReview }) => needsReview);
if (!first) throw new Error('The sample has no document that needs review.');

const meta = {
  title: 'Patterns/ReviewCard',
  component: ReviewCard,
  args: { document: first, onReview: fn() },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is described by the document's name, because there are many such buttons on a page. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { name } = args.document;
    await expect(canvas.getByRole('article', { name })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Review' });
    await expect(button).toHaveAccessibleDescription(name);
    await userEvent.click(button);
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};

/** Names without a place to break wrap all the same. */
export const LongNames: Story = {
  args: {
    document: {
      ...first,
      name: 'SERTIPIKO_NG_PAGPAPAREHISTRO_NG_NEGOSYO_2026_HULING_SIPI_NILAGDAAN.pdf',
      type: 'Articles of Incorporation',
      clientName: 'Kooperatiba ng mga Magsasaka ng Gitnang Luzon at mga Karatig-pook',
    },
  },
};
