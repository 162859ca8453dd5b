import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sidebar } from './Sidebar';

const meta = {
  title: 'Patterns/Sidebar',
  component: Sidebar,
  args: {
    links: [
      { label: 'Home', href: '/', icon: 'home' },
      { label: 'Clients', href: '/clients', icon: 'clients' },
      { label: 'Bulk Upload', href: '/upload', icon: 'upload' },
      { label: 'Activity', href: '/activity', icon: 'activity' },
      { label: 'Review', href: '/review', icon: 'review' },
      { label: 'Reports', href: '/reports', icon: 'reports' },
    ],
    currentHref: '/clients',
  },
  decorators: [(Story) => <div style={{ inlineSize: 232, blockSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six links in order; the current one is marked by an edge, a weight and a colour, and said to be current. */
export const Default: Story = {
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

/** On the dashboard, which has no link here, nothing is current. */
export const NoneCurrent: Story = { args: { currentHref: '/dashboard' } };

/** Pointer over all links: the current one keeps its mark. */
export const Hover: Story = { parameters: { pseudo: { hover: ['a'] } } };

/** Reached by keyboard. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button'] } } };

/** Long names wrap within the column. */
export const LongNames: Story = {
  args: {
    links: [
      { label: 'Tahanan', href: '/', icon: 'home' },
      { label: 'Talaan ng mga kliyente ng bangko', href: '/clients', icon: 'clients' },
      { label: 'Maramihang_pag_aakyat_ng_mga_dokumento', href: '/upload', icon: 'upload' },
    ],
  },
};

/** Read from right to left: the mark stays at the beginning. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    links: [
      { label: 'الرئيسية', href: '/', icon: 'home' },
      { label: 'العملاء', href: '/clients', icon: 'clients' },
      { label: 'التقارير', href: '/reports', icon: 'reports' },
    ],
  },
};
