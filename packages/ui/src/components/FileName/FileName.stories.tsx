import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FileName } from './FileName';

const meta = {
  title: 'Components/FileName',
  tags: ['data'],
  parameters: { alsoCalled: ['truncate', 'ellipsis'] },
  component: FileName,
  args: { children: 'Kooperatiba ng mga Magsasaka statement Oct 2026.pdf' },
} satisfies Meta<typeof FileName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With enough room, the whole name. */
export const Default: Story = {
  parameters: { spoken: ['Kooperatiba ng mga Magsasaka statement Oct 2026.pdf'] },
};

/** With less room, the middle is left out, but not for assistive technology or the clipboard. */
export const Shortened: Story = {
  ...Default,
  decorators: [(Story) => <h2 style={{ inlineSize: 240 }}>{Story()}</h2>],
  parameters: {
    spoken: ['heading, level 2, Kooperatiba ng mga Magsasaka statement Oct 2026.pdf'],
  },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { name: args.children });
    await waitFor(() => expect(heading.querySelector('[data-end]')).not.toBeNull());
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    getSelection()?.selectAllChildren(heading);
    await expect(getSelection()?.toString()).toBe(args.children);
    getSelection()?.removeAllRanges();
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 260 } },
};
