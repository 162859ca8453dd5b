import { documents } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../../components/Badge';
import { CardGrid } from '../../components/CardGrid';
import { ReviewCard } from './ReviewCard';

const pending = documents.filter((document) => document.needsReview);
const [first] = pending;
if (!first) throw new Error('The sample has no document that needs review.');

const meta = {
  title: 'Patterns/ReviewCard',
  component: ReviewCard,
  args: { document: first, onReview: fn() },
  decorators: [(Story, { parameters }) => <div className={parameters.column}>{Story()}</div>],
  parameters: { column: 'sb-narrow' },
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

/** Something more about the document. */
export const WithDetails: Story = {
  args: {
    details: (
      <div>
        <Badge tone="warning" icon={<CircleAlert size={14} />}>
          Needs Review
        </Badge>
      </div>
    ),
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

/** All that wait: the buttons stand in one line. */
export const Many: Story = {
  parameters: { column: undefined },
  render: (args) => (
    <CardGrid>
      {pending.map((document) => (
        <ReviewCard {...args} key={document.id} document={document} />
      ))}
    </CardGrid>
  ),
};

/** Read from right to left. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    document: { ...first, name: 'فاتورة كهرباء.pdf', type: 'فاتورة', clientName: 'ماريا تيريزا' },
  },
};
