import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { examples } from '../../stories/examples';
import { NotFound } from './NotFound';

const allClients = (
  <Button asChild>
    <Anchor href="/clients">All clients</Anchor>
  </Button>
);

const meta = {
  title: 'Patterns/NotFound',
  parameters: { alsoCalled: ['404'] },
  component: NotFound,
  args: {
    breadcrumb: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
    ],
    title: 'Client not found',
    action: allClients,
  },
  argTypes: { action: examples({ None: undefined, 'All clients': allClients }) },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The URL's client does not exist. */
export const Default: Story = {
  parameters: {
    spoken: [
      'navigation, Breadcrumb',
      'list, 2 items',
      'link, Dashboard',
      'link, Clients',
      'heading, level 1, Client not found',
      'link, All clients',
    ],
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Client not found' });
    await expect(heading).toHaveAttribute('data-page-heading');
    await expect(canvas.getByRole('link', { name: 'All clients' })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Clients' })).not.toHaveAttribute('aria-current');
  },
};

/** The URL's document does not exist or belongs to another client; with the optional description. */
export const UnknownDocument: Story = {
  args: {
    title: 'Document not found',
    description:
      'It may belong to another client. Documents are listed on the page of their client.',
  },
};

/** Only the drawing and the heading. */
export const TitleOnly: Story = { args: { action: undefined, breadcrumb: undefined } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 520, scale: 0.6, on: 'window', from: { x: -24, y: 110 } } },
};
