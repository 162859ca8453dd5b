import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRoute } from '../flows/onRoute';
import { spokenShell } from '../flows/spokenShell';
import { Component } from './Client';

const meta = {
  title: 'Screens/Client',
  component: Component,
  ...onRoute,
  parameters: { overview: 'needs-approval', layout: 'fullscreen', route: '/clients/CL-1001' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two documents that need approval. */
export const NeedsApproval: Story = {
  parameters: {
    spoken: [
      ...spokenShell('Clients'),
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
      'table, Documents of Maria Teresa Ibañez',
      'Documents of Maria Teresa Ibañez',
      'column header, Document',
      'button, Document',
      'column header, Type',
      'button, Type',
      'column header, Upload Date',
      'button, Upload Date',
      'column header, Status',
      'button, Status',
      'link, Sampaguita statement Oct 2026.pdf',
      'Bank Statement',
      '2026-11-16',
      'Needs Review',
      'link, Review Now, Sampaguita statement Oct 2026.pdf',
      'link, Luntian electricity bill Oct 2026.pdf',
      'Utility Bill',
      '2026-10-27',
      'Needs Review',
      'link, Review Now, Luntian electricity bill Oct 2026.pdf',
    ],
  },
};

/** Everything approved. */
export const AllApproved: Story = { parameters: { route: '/clients/CL-1002' } };

/** A client without any document. */
export const NoDocuments: Story = { parameters: { route: '/clients/CL-1005' } };

/** The URL of an unknown client. */
export const UnknownClient: Story = { parameters: { route: '/clients/CL-0000' } };
