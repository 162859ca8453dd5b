import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenGraphImage } from './OpenGraphImage';

const meta = {
  title: 'Marketing/Open Graph image',
  component: OpenGraphImage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OpenGraphImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The image that chat apps and social networks show with a link.
 *
 * Generate the file with `node packages/app/scripts/renderPictures.ts`.
 */
export const Default: Story = {};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1200, scale: 0.265, on: 'desk' } },
};
