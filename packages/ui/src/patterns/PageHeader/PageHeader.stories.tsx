import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { examples } from '../../stories/examples';
import { PageHeader } from './PageHeader';

const addClient = <Button variant="primary">Add Client</Button>;

const decisions = (
  <>
    <Button variant="danger">Reject Document</Button>
    <Button variant="primary">Approve Document</Button>
  </>
);

const needsReview = (
  <Badge tone="warning" icon={<Clock />}>
    Needs Review
  </Badge>
);

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    breadcrumb: [{ label: 'Dashboard', href: '/dashboard' }, { label: 'Clients' }],
    title: 'Clients',
    actions: addClient,
  },
  argTypes: {
    badge: examples({ None: undefined, 'Needs Review': needsReview }),
    actions: examples({ None: undefined, 'Add Client': addClient, 'Reject, Approve': decisions }),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Navigation moves focus to the heading; Tab skips it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Clients' });
    await expect(heading).toHaveAttribute('data-page-heading');
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

/** Only the heading. */
export const TitleOnly: Story = {
  args: { breadcrumb: undefined, actions: undefined, title: 'Activity Log' },
};

/** Breadcrumb, a status next to the heading, a sentence below it, and two actions. */
export const Everything: Story = {
  args: {
    breadcrumb: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
      { label: 'Maria Teresa Ibañez', href: '/clients/CL-1001' },
      { label: 'Luntian electricity bill Oct 2026.pdf' },
    ],
    title: 'Luntian electricity bill Oct 2026.pdf',
    badge: needsReview,
    description: 'Uploaded on 2026-10-27, checked on the same day.',
    actions: decisions,
  },
  parameters: {
    spoken: [
      'navigation, Breadcrumb',
      'list, 4 items',
      'link, Dashboard',
      'link, Clients',
      'link, Maria Teresa Ibañez',
      'Luntian electricity bill Oct 2026.pdf, current page',
      'heading, level 1, Luntian electricity bill Oct 2026.pdf',
      'Needs Review',
      'button, Reject Document',
      'button, Approve Document',
      'Uploaded on 2026-10-27, checked on the same day.',
    ],
  },
};

/** At 288 px, the content width of a 320 px viewport, even a title without break opportunities wraps. */
export const LongTitle: Story = {
  args: {
    ...Everything.args,
    title: 'SERTIPIKO_NG_PAGPAPAREHISTRO_NG_NEGOSYO_2026_HULING_SIPI_NILAGDAAN.pdf',
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const column = canvasElement.firstElementChild as HTMLElement;
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 400, scale: 0.68 } },
};
