import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRoute } from '../flows/onRoute';
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
export const Default: Story = {};

/** Sorted by actor. */
export const SortedByActor: Story = { parameters: { route: '/activity?sort=actor' } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1280, scale: 0.58, on: 'window', from: { x: 233 } } },
};
