import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUp, House, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { looksDifferent } from '../../stories/pseudoStates';
import { sidebarFooter, sidebarLinks } from '../../stories/sidebar';
import { Sidebar } from './Sidebar';

const meta = {
  title: 'Patterns/Sidebar',
  parameters: { alsoCalled: ['side navigation', 'navigation menu', 'navbar'] },
  component: Sidebar,
  args: {
    links: sidebarLinks,
    footer: sidebarFooter,
    currentHref: '/clients',
  },
  decorators: [(Story) => <div style={{ inlineSize: 232, blockSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Six links in order. The current one has an edge, a heavier weight and another colour, and is announced as current.
 */
export const Default: Story = {
  parameters: {
    spoken: [
      'banner',
      'Patunay',
      'navigation, Main',
      'list, 6 items',
      'link, Home',
      'link, Clients, current page',
      'link, Bulk Upload',
      'link, Activity',
      'link, Review',
      'link, Reports',
      'button, Log Out',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Clients',
      'Bulk Upload',
      'Activity',
      'Review',
      'Reports',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Clients');
    const logOut = canvas.getByRole('button', { name: 'Log Out' });
    await expect(logOut).toBeEnabled();
    await expect(logOut).toHaveAttribute('type', 'button');
  },
};

/** On the dashboard no link is current, because the sidebar does not link to it. */
export const NoneCurrent: Story = { args: { currentHref: '/dashboard' } };

/**
 * Clients is the current page; Home is in its default state, Bulk Upload is hovered, Activity is active, Review
 * has focus.
 */
export const States: Story = {
  name: 'Current, hover, active, focus',
  parameters: {
    pseudo: {
      hover: ['li:nth-child(3) a', 'li:nth-child(4) a'],
      active: ['li:nth-child(4) a'],
      focusVisible: ['li:nth-child(5) a'],
    },
  },
  play: looksDifferent('li:nth-child(1) a', '[aria-current=page]'),
};

/** Long names wrap within the column. */
export const LongNames: Story = {
  args: {
    links: [
      { label: 'Tahanan', href: '/', icon: <House /> },
      { label: 'Talaan ng mga kliyente ng bangko', href: '/clients', icon: <Users /> },
      { label: 'Maramihang_pag_aakyat_ng_mga_dokumento', href: '/upload', icon: <FileUp /> },
    ],
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.66, on: 'window' } },
};
