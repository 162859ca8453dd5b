import { paperProofs } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallToAction } from './CallToAction';

const meta = {
  title: 'Marketing/CallToAction',
  component: CallToAction,
  parameters: { alsoCalled: ['CTA'], layout: 'fullscreen' },
  args: { href: '/dashboard', proofs: paperProofs },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading and one link, to the dashboard, with three findings of the sample documents, which are decorative. */
export const Default: Story = {
  parameters: {
    spoken: [
      'region, See it at work.',
      'heading, level 2, See it at work.',
      'No form to fill in and nobody to call first: the dashboard opens with five sample clients and six documents.',
      'link, Go to dashboard',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 640, scale: 0.5, on: 'window', from: { y: 50 } } },
};
