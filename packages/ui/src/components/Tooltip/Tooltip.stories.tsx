import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton';
import { Link } from '../Link';
import { Tooltip, tooltipSides } from './Tooltip';

const meta = {
  title: 'Components/Tooltip',
  tags: ['feedback'],
  parameters: { alsoCalled: ['hint', 'title'] },
  component: Tooltip,
  args: {
    label: 'Rotate',
    shortcut: 'R',
    children: (
      <IconButton label="Rotate">
        <RotateCw />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => document.querySelector('[data-tooltip]');

/** The name of an icon's action, and its key. Focus shows it at once. */
export const Default: Story = {
  parameters: { spoken: ['button, Rotate'] },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Rotate' });
    await step('Escape closes it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(shown()).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(shown()).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step('it stays while the pointer is on it', async () => {
      await userEvent.hover(button);
      const tooltip = await screen.findByText('Rotate');
      await userEvent.hover(tooltip);
      await new Promise((done) => setTimeout(done, 250));
      await expect(shown()).toBeVisible();
      await userEvent.unhover(tooltip);
      await waitFor(() => expect(shown()).toBeNull());
    });
    await step('a press closes it', async () => {
      await userEvent.hover(button);
      await waitFor(() => expect(shown()).toBeVisible());
      await userEvent.click(button);
      await expect(shown()).toBeNull();
      await userEvent.unhover(button);
      button.blur();
      await userEvent.tab();
      await waitFor(() => expect(shown()).toBeVisible());
    });
  },
};

/** Words beyond the name are the description. */
export const Describes: Story = {
  args: {
    label: 'Luntian electricity bill Oct 2026.pdf',
    shortcut: undefined,
    describes: true,
    children: <Link href="#next">Next</Link>,
  },
  parameters: { spoken: ['link, Next, Luntian electricity bill Oct 2026.pdf'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Next' });
    await expect(link).toHaveAccessibleDescription('Luntian electricity bill Oct 2026.pdf');
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

/** Both sides; without room, it opens on the other. */
export const Sides: Story = {
  render: (args) => (
    <div className="sb-row" style={{ padding: 40 }}>
      {tooltipSides.map((side) => (
        <Tooltip {...args} key={side} side={side} label={side}>
          <IconButton label={side}>
            <RotateCw />
          </IconButton>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const side of tooltipSides) {
      const button = canvas.getByRole('button', { name: side });
      await userEvent.tab();
      await waitFor(() => expect(shown()).toHaveTextContent(side));
      const isAbove = shown()!.getBoundingClientRect().bottom <= button.getBoundingClientRect().top;
      await expect(isAbove).toBe(side === 'top');
    }
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 200, scale: 1.2 } },
  play: async () => {
    await userEvent.tab();
  },
};
