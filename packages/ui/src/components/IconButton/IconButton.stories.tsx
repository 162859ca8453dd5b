import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { buttonStates, looksDifferent, shownStates } from '../../stories/pseudoStates';
import { IconButton, iconButtonSizes } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <X />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is its accessible name; the icon is decorative. */
export const Default: Story = {
  parameters: { spoken: ['button, Close'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** `medium` by itself, `small` inside other elements. */
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

/** Both sizes in their default, hover, active, focus and disabled state. */
export const States: Story = {
  name: 'Hover, active, focus, disabled',
  parameters: shownStates(buttonStates),
  render: (args) => (
    <div className="sb-column">
      {iconButtonSizes.map((size) => (
        <div key={size} className="sb-row">
          {buttonStates.map((state) => (
            <IconButton
              {...args}
              key={state}
              size={size}
              label={`Close, ${size}, ${state}`}
              data-show={state}
              disabled={state === 'disabled'}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: looksDifferent('[data-show=rest]', ':disabled'),
};
