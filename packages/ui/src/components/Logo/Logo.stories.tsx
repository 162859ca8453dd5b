import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo';

const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The mark alone still says its name to a screen reader. */
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Patunay' })).toBeVisible();
  },
};

/** It takes the size of the text around it. */
export const Sizes: Story = {
  render: (args) => (
    <div className="sb-column">
      {[14, 20, 40].map((fontSize) => (
        <Logo {...args} key={fontSize} style={{ fontSize }} />
      ))}
    </div>
  ),
};
