import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiExample } from './ApiExample';

const meta = {
  title: 'Marketing/ApiExample',
  component: ApiExample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApiExample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The response has exactly three fields, and nothing is interactive. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('group', { name: 'JSON answer' });
    await expect(Object.keys(JSON.parse(answer.textContent) as object)).toEqual([
      'text',
      'confidence',
      'document_type',
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1100, scale: 0.5, on: 'window', from: { x: 12, y: 225 } } },
};
