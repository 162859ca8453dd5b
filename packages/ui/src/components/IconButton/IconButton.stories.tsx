import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Open menu', children: <Menu size={18} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Pointer over the button. */
export const Hover: Story = { parameters: { pseudo: { hover: true } } };

/** Reached by keyboard. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

/** Cannot be pressed. */
export const Disabled: Story = { args: { disabled: true } };
