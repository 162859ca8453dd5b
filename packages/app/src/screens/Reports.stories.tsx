import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRoute } from '../flows/onRoute';
import { spokenShell } from '../flows/spokenShell';
import { Component } from './Reports';

const meta = {
  title: 'Screens/Reports',
  component: Component,
  ...onRoute,
  parameters: { overview: 'bank-statements', layout: 'fullscreen', route: '/reports' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab, open by default. */
export const BankStatements: Story = {
  parameters: {
    spoken: [
      ...spokenShell('Reports'),
      'navigation, Breadcrumb',
      'list, 2 items',
      'link, Dashboard',
      'Reports, current page',
      'heading, level 1, Reports',
      'tabs, Reports',
      'tab, Bank Statements, selected',
      'tab, Utility Bills',
      'tab, Rejected Documents',
      'tab, Approved Documents',
      'group, Export',
      'Export',
      'button, CSV',
      'button, JSON',
      'button, PDF',
      'tab panel, Bank Statements',
      'table, Bank Statements',
      'Bank Statements',
      'column header, Bank Name',
      'button, Bank Name',
      'column header, Count',
      'button, Count',
      'column header, Last Upload',
      'button, Last Upload',
      'Bangko Sampaguita',
      '212',
      '2026-11-16',
      'Amihan Universal Bank',
      '148',
      '2026-10-06',
      'Pilandok Rural Bank',
      '64',
      '2026-10-05',
      'Kalinaw Microfinance',
      '37',
      '2026-10-02',
    ],
  },
};

/** The second tab, opened by a link. */
export const UtilityBills: Story = { parameters: { route: '/reports?tab=utility' } };

/** The third tab: six columns, with long text in cells. */
export const RejectedDocuments: Story = { parameters: { route: '/reports?tab=rejected' } };

/** The last tab. */
export const ApprovedDocuments: Story = { parameters: { route: '/reports?tab=approved' } };
