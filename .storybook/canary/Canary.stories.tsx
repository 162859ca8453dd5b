import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyStory } from '../environments/modes';

function Canary() {
  return <p>In a test run this story is rendered in the mode of its project.</p>;
}

/** Fails if Vitest does not apply its project's mode, which no other test would notice. Only Vitest loads this file. */
const meta = {
  title: 'Tests/Canary',
  component: Canary,
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: {
    chromatic: { disableSnapshot: true, reason: 'Shows nothing of the product.' },
  },
} satisfies Meta<typeof Canary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Theme, colours and width match the mode of the Vitest project. */
export const RunsInItsMode: Story = {
  play: async () => {
    const name = import.meta.env.STORY_MODE as keyof typeof everyStory | undefined;
    if (!name) throw new Error('vitest.config.ts does not define import.meta.env.STORY_MODE.');
    const { theme, viewport } = everyStory[name];
    await expect(innerWidth).toBe(viewport);
    await expect(document.documentElement.dataset.theme).toBe(theme);
    const [red = 0] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
    await expect(Number(red) < 128 ? 'dark' : 'light').toBe(theme);
  },
};
