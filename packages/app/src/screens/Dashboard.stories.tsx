import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { spokenShell } from '../flows/spokenShell';
import { Component } from './Dashboard';

const meta = {
  title: 'Screens/Dashboard',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/dashboard' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the viewport is too narrow for the sidebar and, at the widths of the tests, for two columns. */
const isNarrow = () => matchMedia('(width < 64rem)').matches;

/** The three counters and the six sample documents, latest upload first. */
export const Default: Story = {
  parameters: {
    spoken: [
      ...spokenShell(),
      'navigation, Breadcrumb',
      'list, 1 item',
      'Dashboard, current page',
      'heading, level 1, Dashboard',
      'Files',
      '1300',
      'Clients',
      'link, 553, Clients',
      'Needs Review',
      'link, 45, Needs Review',
      'region, Recent Activity',
      'heading, level 2, Recent Activity',
      'list, 6 items',
      'link, Sampaguita statement Oct 2026.pdf Bank Statement 2026-11-16',
      'link, Dapithapon BIR 2303.pdf BIR Form 2303 2026-11-09',
      'link, Dapithapon DTI registration.pdf DTI Certificate 2026-11-03',
      'link, Luntian electricity bill Oct 2026.pdf Utility Bill 2026-10-27',
      'link, Quizon ID front and back.pdf ID Document 2026-10-07',
      'link, Amihan savings statement Sep 2026.pdf Bank Statement 2026-10-06',
    ],
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const counters = canvas.getByText('1300').closest('dl')!.getBoundingClientRect();
    const list = within(canvas.getByRole('region', { name: 'Recent Activity' }))
      .getByRole('list')
      .getBoundingClientRect();
    if (isNarrow()) {
      await step('the counters are above the list', async () => {
        await expect(counters.bottom).toBeLessThan(list.top);
      });
    } else {
      await step('the counters and the list share their first and last rule', async () => {
        await expect(Math.abs(counters.top - list.top)).toBeLessThan(1.5);
        await expect(Math.abs(counters.bottom - list.bottom)).toBeLessThan(1.5);
      });
    }
  },
};

/** On a phone: the open drawer with the six links. A wide viewport has no drawer. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (isNarrow()) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    } else {
      await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
  },
};
