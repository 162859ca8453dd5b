import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { NotFound } from './NotFound';

const meta = {
  title: 'Patterns/NotFound',
  component: NotFound,
  args: {
    title: 'Client not found',
    breadcrumb: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Clients', href: '#clients' },
    ],
    action: (
      <Button asChild>
        <Anchor href="#clients">All clients</Anchor>
      </Button>
    ),
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that names no client. */
export const Default: Story = {};

/** An address that names no document of that client. */
export const Document: Story = { args: { title: 'Document not found' } };

/** With a sentence that helps. */
export const WithDescription: Story = {
  args: { description: 'The link may be old, or a letter of it may be missing.' },
};
