import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRoute } from '../flows/onRoute';
import { Component } from './Client';

const meta = {
  title: 'Screens/Client',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/clients/CL-1001' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two documents that need approval. */
export const NeedsApproval: Story = {};

/** Everything approved. */
export const AllApproved: Story = { parameters: { route: '/clients/CL-1002' } };

/** A client without any document. */
export const NoDocuments: Story = { parameters: { route: '/clients/CL-1005' } };

/** The URL of an unknown client. */
export const UnknownClient: Story = { parameters: { route: '/clients/CL-0000' } };

export const UnknownClientCover: Story = {
  ...UnknownClient,
  tags: ['cover', '!dev', '!autodocs'],
  parameters: {
    ...UnknownClient.parameters,
    cover: { width: 785, scale: 0.58, on: 'window', from: { x: 233, y: 140 } },
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1280, scale: 0.62, on: 'window', from: { x: 233 } } },
};
