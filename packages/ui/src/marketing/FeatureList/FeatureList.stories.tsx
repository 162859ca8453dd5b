import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeatureList } from './FeatureList';

const meta = {
  title: 'Marketing/FeatureList',
  component: FeatureList,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards: accuracy, speed, REST API. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Accuracy', 'Speed', 'REST API']);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 760, scale: 0.42, on: 'window', from: { y: 60 } } },
};
