import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRoute } from '../flows/onRoute';
import { Component } from './Reports';

const meta = {
  title: 'Screens/Reports',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/reports' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab, open by default. */
export const BankStatements: Story = {};

/** The second tab, opened by a link. */
export const UtilityBills: Story = { parameters: { route: '/reports?tab=utility' } };

/** The third tab: six columns, with long text in cells. */
export const RejectedDocuments: Story = { parameters: { route: '/reports?tab=rejected' } };

/** The last tab. */
export const ApprovedDocuments: Story = { parameters: { route: '/reports?tab=approved' } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1280, scale: 0.54, on: 'window', from: { x: 233 } } },
};
