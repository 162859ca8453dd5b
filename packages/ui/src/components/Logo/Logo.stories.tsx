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

/** It grows with the font size; from 20 pixels up its edges lie on whole pixels. */
export const Sizes: Story = {
  render: (args) => (
    <div className="sb-column">
      {[16, 18, 32, 64].map((size) => (
        <Logo {...args} key={size} style={{ fontSize: size }} />
      ))}
    </div>
  ),
};
