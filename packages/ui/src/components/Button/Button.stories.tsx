import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Anchor } from '../Link';
import { Button, buttonSizes, buttonVariants } from './Button';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add Client', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every weight an action can have, from the one that matters most. */
export const Variants: Story = {
  render: (args) => (
    <div className="sb-row">
      {buttonVariants.map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

/** `small` sits in tables, `large` on the landing page. */
export const Sizes: Story = {
  render: (args) => (
    <div className="sb-row">
      {buttonSizes.map((size) => (
        <Button {...args} key={size} size={size}>
          {size}
        </Button>
      ))}
    </div>
  ),
};

/** An icon before the label repeats what the label says, so it is hidden from screen readers. */
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Download aria-hidden size={16} /> CSV
      </>
    ),
  },
};

/** Cannot be pressed; keeps its place so that nothing moves when it can. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A link that looks like a button: still a link to everyone who does not see it. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'primary', children: <Anchor href="#">Start Free Trial</Anchor> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Free Trial' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A long label wraps rather than overflowing its column. */
export const LongLabel: Story = {
  args: { children: 'Ipasa ang lahat ng dokumentong kailangang suriin bago matapos ang araw' },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
};

/** Pointer over the button. */
export const Hover: Story = { parameters: { pseudo: { hover: true } } };

/** Reached by keyboard: the ring is two pixels wide and stands off the edge. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
