import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Sidebar } from './Sidebar';

const meta = {
  title: 'Patterns/Sidebar',
  component: Sidebar,
  args: {
    links: [
      { label: 'Home', href: '#home', icon: 'home' },
      { label: 'Clients', href: '#clients', icon: 'clients' },
      { label: 'Bulk Upload', href: '#upload', icon: 'upload' },
      { label: 'Activity', href: '#activity', icon: 'activity' },
      { label: 'Review', href: '#review', icon: 'review' },
      { label: 'Reports', href: '#reports', icon: 'reports' },
    ],
    currentHref: '#clients',
    style: { blockSize: 560, inlineSize: 232 },
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On Clients, and on every page of a client. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clients' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** On the dashboard, which it does not list. */
export const NoneCurrent: Story = { args: { currentHref: '#dashboard' } };

/** Pointer over the links. */
export const Hover: Story = { parameters: { pseudo: { hover: true } } };

/** Reached by keyboard. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button'] } } };

/** Log Out can be pressed and does nothing. */
export const LogOutDoesNothing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.innerHTML;
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(canvasElement.innerHTML).toBe(before);
  },
};
