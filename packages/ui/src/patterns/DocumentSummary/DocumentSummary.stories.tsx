import { documents } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentSummary } from './DocumentSummary';

const [, verified, first, second, third] = documents;
const neighbour = ({ name }: { name: string }) => ({ name, href: '#' });

const meta = {
  title: 'Patterns/DocumentSummary',
  component: DocumentSummary,
  args: {
    document: second!,
    queue: { position: 2, total: 4, previous: neighbour(first!), next: neighbour(third!) },
  },
} satisfies Meta<typeof DocumentSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A document in the middle of the review queue. */
export const Default: Story = {
  parameters: {
    spoken: [
      'Needs Review',
      'DTI Certificate',
      'Panaderya Dapithapon',
      'Uploaded',
      '2026-11-03',
      'navigation, Documents to review',
      'link, Previous, Luntian electricity bill Oct 2026.pdf',
      '2 of 4 to review',
      'link, Next, Dapithapon BIR 2303.pdf',
    ],
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Next' });
    await expect(next).toHaveAccessibleDescription(third!.name);
  },
};

/** The first document to review has no link to a previous one. */
export const FirstToReview: Story = {
  args: { document: first!, queue: { position: 1, total: 4, next: neighbour(second!) } },
};

/** The last document to review has no link to a next one. */
export const LastToReview: Story = {
  args: { queue: { position: 4, total: 4, previous: neighbour(third!) } },
};

/** A document that needs no review has no links. */
export const Verified: Story = { args: { document: verified!, queue: undefined } };

/** Facts and links wrap in 288 px, the content width of a 320 px viewport. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 360, scale: 0.75 } },
};
