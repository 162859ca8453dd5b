import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { Guidance } from '../../stories/Guidance';
import { buttonStates, looksDifferent, shownStates } from '../../stories/pseudoStates';
import { Anchor } from '../Link';
import { Button, buttonSizes, buttonVariants } from './Button';

const meta = {
  title: 'Components/Button',
  tags: ['actions'],
  parameters: { overview: 'variants' },
  component: Button,
  args: { children: 'Add Client', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A secondary action. */
export const Default: Story = { parameters: { spoken: ['button, Add Client'] } };

/** Every variant: `primary` is the most prominent, `ghost` the least. */
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

/** `small` is for toolbars and rows, `large` for the landing page. */
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

/** A link that looks like a button: assistive technology still gets a link. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'primary', children: <Anchor href="#">Start Free Trial</Anchor> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Free Trial' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A disabled link looks like a disabled button, is not a Tab stop and ignores clicks. */
export const DisabledLink: Story = {
  args: { ...AsLink.args, disabled: true },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Start Free Trial' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

/** While its action runs, the button keeps focus and ignores clicks, including those from the keyboard. */
export const Pending: Story = {
  args: { pending: true, variant: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add Client' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    button.blur();
  },
};

/** A long label wraps rather than overflowing its column. */
export const LongLabel: Story = {
  args: { children: 'Ipasa ang lahat ng dokumentong kailangang suriin bago matapos ang araw' },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
};

/** Each variant in its default, hover, active, focus and disabled state. */
export const States: Story = {
  name: 'Hover, active, focus, disabled',
  parameters: shownStates(buttonStates),
  render: (args) => (
    <div className="sb-column">
      {buttonVariants.map((variant) => (
        <div key={variant} className="sb-row">
          {buttonStates.map((state) => (
            <Button
              {...args}
              key={state}
              variant={variant}
              data-show={state}
              disabled={state === 'disabled'}
            >
              {variant}, {state}
            </Button>
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
    ['Icon', 'Optional: repeats the label, so it is hidden from screen readers.', 'top', 'svg'],
    ['Label', 'Says what will happen; the accessible name.', 'bottom', 'button > span'],
    [
      'Surface',
      'Its variant says how prominent the action is; its size is at least 28 px high.',
      'end',
      'button',
    ],
  ),
  args: {
    variant: 'primary',
    children: (
      <>
        <Download aria-hidden size={16} /> <span>Export as CSV</span>
      </>
    ),
  },
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
            <>
              <Button variant="primary">Confirm approval</Button>
              <Button>Cancel</Button>
            </>
          ),
          why: 'One primary action, and its label says what will happen.',
          dont: (
            <>
              <Button variant="primary">OK</Button>
              <Button variant="primary">Cancel</Button>
            </>
          ),
          whyNot: 'Two primary actions compete, and “OK” says nothing about the document.',
        },
        {
          do: (
            <Button asChild>
              <Anchor href="#clients">Open clients</Anchor>
            </Button>
          ),
          why: 'Going to another page is a link, even if it looks like a button.',
          dont: <Button onClick={() => undefined}>Open clients</Button>,
          whyNot:
            'A button that navigates cannot be opened in a new tab, and screen readers announce an action.',
        },
        {
          do: (
            <>
              <Button variant="danger">Reject Document</Button>
              <Button variant="ghost">Cancel</Button>
            </>
          ),
          why: 'Use the danger variant for decisions that affect the client.',
          dont: (
            <>
              <Button variant="danger">Close</Button>
              <Button variant="danger">Remove filter</Button>
            </>
          ),
          whyNot: 'Where everything is red, nothing warns.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 225, scale: 1.1 } },
  render: (args) => (
    <div className="sb-row">
      <Button {...args} variant="primary">
        Add Client
      </Button>
      <Button {...args}>Export</Button>
      <Button {...args} variant="danger">
        Reject
      </Button>
      <Button {...args} variant="ghost">
        Cancel
      </Button>
    </div>
  ),
};
