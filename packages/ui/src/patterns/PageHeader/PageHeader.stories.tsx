import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    title: 'Clients',
    breadcrumb: [{ label: 'Dashboard', href: '#dashboard' }, { label: 'Clients' }],
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its heading can take the focus, though Tab passes it by. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Clients' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

/** One action, the page's most important. */
export const WithAction: Story = {
  args: { actions: <Button variant="primary">Add Client</Button> },
};

/** Two decisions about one document. */
export const WithTwoActions: Story = {
  args: {
    title: 'Luntian electricity bill Oct 2026.pdf',
    actions: (
      <>
        <Button variant="danger">Reject Document</Button>
        <Button variant="primary">Approve Document</Button>
      </>
    ),
  },
};

/** A count beside the heading. */
export const WithBadge: Story = {
  args: { title: 'Documents Needing Review', badge: <Badge tone="warning">4 pending</Badge> },
};

/** A sentence that says what the page is for. */
export const WithDescription: Story = {
  args: { title: 'Reports', description: 'Every report holds what was verified so far.' },
};

/** Names may be long, and words too. */
export const LongTitle: Story = {
  args: {
    title: 'Kasulatan_ng_pagpapatala_at_lahat_ng_kalakip_na_dokumento_2026_pangalawang_bahagi.pdf',
    actions: <Button variant="primary">Approve Document</Button>,
  },
};
