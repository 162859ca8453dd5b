import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton, iconButtonSizes } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <X />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is its name; the icon is decoration. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** `medium` stands alone, `small` sits inside other elements. */
export const Sizes: Story = {
  render: (args) => (
    <div className="sb-row">
      {iconButtonSizes.map((size) => (
        <IconButton {...args} key={size} size={size} label={`Open menu, ${size}`}>
          <Menu />
        </IconButton>
      ))}
    </div>
  ),
};

/** Cannot be pressed; keeps its place. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Pointer over the button. */
export const Hover: Story = { parameters: { pseudo: { hover: true } } };

/** Reached by keyboard. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
