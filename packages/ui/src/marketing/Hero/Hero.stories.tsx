import { callPrices } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './Hero';

const meta = {
  title: 'Marketing/Hero',
  component: Hero,
  parameters: { alsoCalled: ['banner', 'jumbotron'], layout: 'fullscreen' },
  args: {
    startHref: '/dashboard',
    prices: callPrices,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 'Start Free Trial' is a link, although it looks like a button. */
export const Default: Story = {
  parameters: {
    spoken: [
      'region, Paper in. Proof out.',
      'heading, level 1, Paper in. Proof out.',
      'Document OCR and verification for financial institutions, through one REST API.',
      'link, Start Free Trial',
      'list, Prices, 2 items',
      '$0.20',
      'per API call',
      '$0.18',
      'per call at volume',
      'graphic, A utility bill being read, A line moves down the bill. Account name and number, billing period, due date, consumption and amount due are boxed and ticked one after the other; the answer appears: text, confidence and document type. The amount paid is missing.',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Paper in. Proof out.',
    );
    await expect(canvas.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1080, scale: 0.3, on: 'window' } },
};
