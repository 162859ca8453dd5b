import { documents } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { DocumentHeader } from './DocumentHeader';

const [, verified, first, second, third] = documents;
const neighbour = ({ name }: { name: string }) => ({ name, href: '#' });

const meta = {
  title: 'Patterns/DocumentHeader',
  component: DocumentHeader,
  args: {
    breadcrumb: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
      { label: second!.clientName, href: '#' },
    ],
    document: second!,
    queue: { position: 2, total: 4, previous: neighbour(first!), next: neighbour(third!) },
    actions: (
      <>
        <Button>Reject Document</Button>
        <Button>Approve Document</Button>
        <Button asChild variant="primary">
          <Anchor href="#">Review</Anchor>
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof DocumentHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A document in the middle of the review queue. */
export const Default: Story = {
  parameters: {
    spoken: [
      'navigation, Breadcrumb',
      'list, 4 items',
      'link, Dashboard',
      'link, Clients',
      'link, Panaderya Dapithapon',
      'Dapithapon DTI registration.pdf, current page',
      'navigation, Documents to review',
      'link, Previous, Luntian electricity bill Oct 2026.pdf',
      '2 of 4 to review',
      'link, Next, Dapithapon BIR 2303.pdf',
      'heading, level 1, Dapithapon DTI registration.pdf',
      'Needs Review',
      'DTI Certificate',
      'Uploaded',
      '2026-11-03',
      'button, Reject Document',
      'button, Approve Document',
      'link, Review',
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

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 640, scale: 0.5 } },
};
