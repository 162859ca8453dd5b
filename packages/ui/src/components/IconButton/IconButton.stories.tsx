import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, Stamp, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { examples } from '../../stories/examples';
import { Guidance } from '../../stories/Guidance';
import { buttonStates, looksDifferent, shownStates } from '../../stories/pseudoStates';
import { Button } from '../Button';
import { IconButton, iconButtonSizes } from './IconButton';

const close = <X />;

const meta = {
  title: 'Components/IconButton',
  tags: ['actions'],
  component: IconButton,
  args: { label: 'Close', children: close, onClick: fn() },
  argTypes: { children: examples({ Close: close, Menu: <Menu />, Stamp: <Stamp /> }) },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the button's accessible name; the icon is decorative. */
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

/** Both sizes in their default, hover, active, focus and disabled states. */
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

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    ['Icon', 'One that everybody knows; hidden from screen readers.', 'top', 'svg'],
    [
      'Target',
      'At least 28 px wide and high, 36 px on a phone. Its name is the label, which a tooltip can show.',
      'end',
      'button',
    ],
  ),
  parameters: { pseudo: { hover: ['button'] } },
};

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  render: () => (
    <Guidance
      pairs={[
        {
          do: (
            <IconButton label="Close">
              <X />
            </IconButton>
          ),
          why: 'An icon everybody knows, with a label that says the action.',
          dont: (
            <Button>
              <X />
            </Button>
          ),
          whyNot: 'An icon in a Button leaves it without a name: a screen reader says “button”.',
          rule: 'the axe rule button-name',
        },
        {
          do: <Button>Approve Document</Button>,
          why: 'A word where no icon is understood by everyone.',
          dont: (
            <IconButton label="Approve Document">
              <Stamp />
            </IconButton>
          ),
          whyNot:
            'A stamp can mean approved, rejected or received: a guess, on a page where a wrong click matters.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 1.5 } },
  render: (args) => (
    <div className="sb-row">
      <IconButton {...args} label="Open menu">
        <Menu />
      </IconButton>
      <IconButton {...args} label="Stamp">
        <Stamp />
      </IconButton>
      <IconButton {...args} />
    </div>
  ),
};
