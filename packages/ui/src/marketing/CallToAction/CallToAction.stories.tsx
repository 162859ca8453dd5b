import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallToAction } from './CallToAction';

const meta = {
  title: 'Marketing/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: { href: '/dashboard' },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

/** A long heading wraps, and the link goes below it. */
export const LongTexts: Story = {
  args: {
    heading: 'Tingnan kung paano ito gumagana.',
    text: 'Bubukas ang dashboard na may mga halimbawang kliyente, dokumento at resulta.',
  },
};

/** Read from right to left. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
