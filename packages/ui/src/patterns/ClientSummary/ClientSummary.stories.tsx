import { clients } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button';
import { ClientSummary } from './ClientSummary';

const meta = {
  title: 'Patterns/ClientSummary',
  component: ClientSummary,
  args: {
    client: clients[0]!,
    breadcrumb: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
      { label: 'Maria Teresa Ibañez' },
    ],
    actions: (
      <Button variant="primary">
        <Upload aria-hidden size={16} /> Upload Document
      </Button>
    ),
  },
} satisfies Meta<typeof ClientSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Documents need approval. */
export const Default: Story = {
  parameters: {
    spoken: [
      'region, Maria Teresa Ibañez',
      'navigation, Breadcrumb',
      'list, 3 items',
      'link, Dashboard',
      'link, Clients',
      'Maria Teresa Ibañez, current page',
      'heading, level 1, Maria Teresa Ibañez',
      'button, Upload Document',
      'User ID',
      'CL-1001',
      'Documents',
      '2',
      'Last Activity',
      '2026-11-16 09:42',
      '2 documents need approval',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Maria Teresa Ibañez' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Maria Teresa Ibañez',
    );
    await expect(canvas.getByText('2 documents need approval')).toBeVisible();
  },
};

/** No document needs approval. */
export const AllApproved: Story = {
  args: { client: clients[1]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All documents approved')).toBeVisible();
  },
};

/** A client without documents: none needs approval, so all are approved. */
export const NoDocuments: Story = { args: { client: clients[4]! } };

/** Long names wrap next to the actions; large counts have no thousands separators. */
export const LongName: Story = {
  args: {
    client: {
      ...clients[0]!,
      id: 'CL-100000000000001',
      name: 'Maria Teresa Consolacion Ibañez-Villanueva de los Santos y Magbanua, para sa kanyang anak na si Crisanto',
      documentsCount: 12480,
      needsReviewCount: 1204,
    },
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 480, scale: 0.57 } },
};
