import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, House, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card';
import { LinkProvider } from '../../components/Link';
import { Stack } from '../../components/Stack';
import { sidebarFooter, sidebarLinks } from '../../stories/sidebar';
import { PageHeader } from '../PageHeader';
import { AppShell } from './AppShell';

/** Prevents navigation, so that the story's iframe stays on the page. */
function StayingLink({ href, onClick, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
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
  title: 'Patterns/AppShell',
  component: AppShell,
  args: {
    links: sidebarLinks,
    sidebarFooter,
    currentHref: '/clients',
    children: (
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', href: '/dashboard' }, { label: 'Clients' }]}
        title="Clients"
      />
    ),
  },
  decorators: [(Story) => <LinkProvider component={StayingLink}>{Story()}</LinkProvider>],
  parameters: {
    alsoCalled: ['app layout', 'frame', 'navbar'],
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the viewport is too narrow for the sidebar. */
const isNarrow = () => window.matchMedia('(width < 64rem)').matches;

/** At most one navigation named 'Main' is exposed to screen readers; the skip link is the first Tab stop. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(
      isNarrow() ? 0 : 1,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Right to left: the sidebar is on the right. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    links: [
      { label: 'الرئيسية', href: '/', icon: <House /> },
      { label: 'العملاء', href: '/clients', icon: <Users /> },
      { label: 'التقارير', href: '/reports', icon: <ChartColumn /> },
    ],
    children: <PageHeader title="العملاء" />,
  },
};

async function openDrawer(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  // Radix enables pointer events shortly after the drawer appears.
  await waitFor(() => expect(drawer).toHaveStyle({ pointerEvents: 'auto' }));
  return drawer;
}

/**
 * Below 1024 px the sidebar is a drawer. Escape and the close button close it and return focus to the menu button;
 * following a link closes it, too.
 */
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    spoken: [
      'dialog, Menu',
      'heading, level 2, Menu',
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
      'button, Close',
    ],
  },
  play: async ({ canvas, step }) => {
    if (!isNarrow()) {
      await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
      return;
    }
    const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Escape closes it', async () => {
      await openDrawer(canvas);
      await userEvent.keyboard('{Escape}');
      await hasClosed();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
    });
    await step('following a link closes it', async () => {
      const drawer = await openDrawer(canvas);
      await userEvent.click(within(drawer).getByRole('link', { name: 'Clients' }));
      await hasClosed();
    });
    await step('the close button closes it', async () => {
      const drawer = await openDrawer(canvas);
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await hasClosed();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
    });
    await step('it has one navigation with six links, and Log Out', async () => {
      const drawer = await openDrawer(canvas);
      await waitFor(() =>
        expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus(),
      );
      await expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
      await expect(within(drawer).getAllByRole('link')).toHaveLength(6);
      await expect(within(drawer).getByRole('button', { name: 'Log Out' })).toBeVisible();
    });
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 600, scale: 0.54, on: 'window' } },
  args: {
    children: (
      <Stack>
        <PageHeader
          breadcrumb={[{ label: 'Dashboard', href: '/dashboard' }, { label: 'Clients' }]}
          title="Clients"
        />
        <Card>The page</Card>
      </Stack>
    ),
  },
};
