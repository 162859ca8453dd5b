import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandProvider, Logo } from './Logo';

const meta = {
  title: 'Components/Logo',
  tags: ['layout'],
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet has the text colour, its corner the accent colour. */
export const Default: Story = {};

/** The mark alone, for tight spaces; its accessible name is the product's name. */
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Patunay' })).toBeVisible();
  },
};

/** A bank's own mark and name, set once for all logos. */
export const WhiteLabel: Story = {
  render: (args) => (
    <BrandProvider
      name="Habagat Bank"
      mark={
        <svg viewBox="0 0 20 20" fill="var(--pt-fg-accent)">
          <circle cx="10" cy="10" r="9" />
        </svg>
      }
    >
      <Logo {...args} />
    </BrandProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Habagat Bank')).toBeVisible();
    await expect(canvas.queryByText('Patunay')).toBeNull();
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 2 } },
};
