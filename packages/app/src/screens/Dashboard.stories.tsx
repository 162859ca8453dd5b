import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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

/** The three counters, the documents along a timeline, and the same documents as a list, latest first. */
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
      'link, 553 Clients',
      'Needs Review',
      'link, 45 Needs Review',
      'region, Upload dates',
      'heading, level 2, Upload dates',
      '4 of these documents need review. Luntian electricity bill Oct 2026.pdf has waited longest.',
      'list, 6 items',
      'link, Luntian electricity bill Oct 2026.pdf 2026-10-27 Needs Review',
      'link, Dapithapon DTI registration.pdf 2026-11-03 Needs Review',
      'link, Dapithapon BIR 2303.pdf 2026-11-09 Needs Review',
      'link, Sampaguita statement Oct 2026.pdf 2026-11-16 Needs Review',
      'link, Amihan savings statement Sep 2026.pdf 2026-10-06 Verified',
      'link, Quizon ID front and back.pdf 2026-10-07 Verified',
      'region, Recent Activity',
      'heading, level 2, Recent Activity',
      'list, 6 items',
      'link, Sampaguita statement Oct 2026.pdf Bank Statement Needs Review 2026-11-16',
      'link, Dapithapon BIR 2303.pdf BIR Form 2303 Needs Review 2026-11-09',
      'link, Dapithapon DTI registration.pdf DTI Certificate Needs Review 2026-11-03',
      'link, Luntian electricity bill Oct 2026.pdf Utility Bill Needs Review 2026-10-27',
      'link, Quizon ID front and back.pdf ID Document Verified 2026-10-07',
      'link, Amihan savings statement Sep 2026.pdf Bank Statement Verified 2026-10-06',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
};

/** On a phone: the open drawer with the six links. A wide viewport has no drawer. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (matchMedia('(width < 64rem)').matches) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    } else {
      await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
  },
};
