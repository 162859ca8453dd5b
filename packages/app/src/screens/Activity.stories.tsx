import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRoute } from '../flows/onRoute';
import { spokenShell } from '../flows/spokenShell';
import { Component } from './Activity';

const meta = {
  title: 'Screens/Activity',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/activity' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every type of action, newest first. */
export const Default: Story = {
  parameters: {
    spoken: [
      ...spokenShell('Activity'),
      'navigation, Breadcrumb',
      'list, 2 items',
      'link, Dashboard',
      'Activity, current page',
      'heading, level 1, Activity Log',
      'table, Who did what, and when',
      'Who did what, and when',
      'column header, Time',
      'button, Time',
      'column header, Client',
      'button, Client',
      'column header, Document',
      'button, Document',
      'column header, Action',
      'button, Action',
      'column header, Details',
      'button, Details',
      'column header, Actor',
      'button, Actor',
      '2026-11-16 09:42',
      'link, Maria Teresa Ibañez',
      'link, Sampaguita statement Oct 2026.pdf',
      'Uploaded',
      '5 pages received',
      'System',
      '2026-11-12 15:18',
      'link, Panaderya Dapithapon',
      'link, Dapithapon BIR 2303.pdf',
      'Pages Added',
      '2 more: the back of the form and the payment receipt',
      'Carmela Yambao',
      '2026-11-09 11:30',
      'link, Panaderya Dapithapon',
      'link, Dapithapon BIR 2303.pdf',
      'Uploaded',
      '3 pages received',
      'System',
      '2026-11-05 16:07',
      'link, Crisanto Villareal',
      'Bukal water bill Jun 2026.pdf',
      'Rejected',
      'Bill is older than three months',
      'Arturo Macaraeg',
      '2026-11-03 13:51',
      'link, Panaderya Dapithapon',
      'link, Dapithapon DTI registration.pdf',
      'Uploaded',
      '5 pages received',
      'System',
      '2026-10-27 08:36',
      'link, Maria Teresa Ibañez',
      'link, Luntian electricity bill Oct 2026.pdf',
      'Uploaded',
      '5 pages received',
      'System',
      '2026-10-15 14:20',
      'link, Ramon Evaristo Quizon',
      'link, Quizon ID front and back.pdf',
      'Approved',
      'Portrait and signature match the branch record',
      'Carmela Yambao',
      '2026-10-08 10:12',
      'link, Josefina Magbanua',
      'link, Amihan savings statement Sep 2026.pdf',
      'Approved',
      'Balances agree, name and address as on file',
      'Arturo Macaraeg',
    ],
  },
};

/** Sorted by actor. */
export const SortedByActor: Story = { parameters: { route: '/activity?sort=actor' } };
