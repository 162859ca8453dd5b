import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo';

const meta = {
  title: 'Components/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet takes the colour of the text, its corner the accent. */
export const Default: Story = {};

/** Where there is no room for the name, the mark says it to screen readers. */
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Patunay' })).toBeVisible();
  },
};
