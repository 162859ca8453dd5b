import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRoute } from '../flows/onRoute';
import { Component } from './Landing';

const meta = {
  title: 'Screens/Landing',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The landing page, which has no sidebar. */
export const Default: Story = {};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1280, scale: 0.25, on: 'window' } },
};
