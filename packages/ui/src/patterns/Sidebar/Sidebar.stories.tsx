import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkProvider } from '../../components/Link';
import { Sidebar } from './Sidebar';

/** A link that stays on the page: the frame that runs the story must not be led away. */
function StayingLink({ onClick, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

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

/** A drawer learns that a link was followed. */
export const Navigated: Story = {
  args: {
    onNavigate: fn(),
    links: [{ label: 'Clients', href: '/clients', icon: 'clients' }],
  },
  decorators: [(Story) => <LinkProvider component={StayingLink}>{Story()}</LinkProvider>],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Clients' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};
