import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from './Section';

const meta = {
  title: 'Marketing/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'features',
    title: 'Accurate, fast, and one call away',
    children: 'What the section is about stands here, beside its heading or below it.',
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading names the section, so screen readers list it as a region. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveAttribute(
      'id',
      'features',
    );
  },
};

/** The heading is above the content, which gets the full width. */
export const HeadingAbove: Story = {
  args: { layout: 'above', intro: 'One request per document. The answer is JSON.' },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 660, scale: 0.485, on: 'window' } },
};
