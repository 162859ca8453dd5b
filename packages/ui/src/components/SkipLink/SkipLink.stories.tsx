import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Components/SkipLink',
  tags: ['actions'],
  component: SkipLink,
  args: { href: '#skip-target', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="skip-target" tabIndex={-1}>
        Press Tab: the link appears in the corner.
      </p>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visually hidden until focused. */
export const Default: Story = {
  parameters: { spoken: ['link, Skip to content', 'Press Tab: the link appears in the corner.'] },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('link').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};

/** Visible when focused. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().width).toBeGreaterThan(100));
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 230, scale: 1.4, on: 'window' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="skip-target" style={{ padding: '72px 16px' }}>
        Documents Needing Review
      </p>
    </>
  ),
  play: Focused.play,
};
