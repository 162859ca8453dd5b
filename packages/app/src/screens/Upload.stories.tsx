import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Component } from './Upload';

const meta = {
  title: 'Screens/Upload',
  component: Component,
  parameters: { layout: 'fullscreen', route: '/upload' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Empty: Story = {};

/** A merchant brings other document types. */
export const Merchant: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Merchant' }));
    await expect(canvas.getByRole('option', { name: 'DTI Certificate' })).toBeInTheDocument();
  },
};
