import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Guidance } from '../../stories/Guidance';
import { linkStates, looksDifferent, shownStates } from '../../stories/pseudoStates';
import { Anchor, Link, LinkProvider, linkVariants } from './Link';

const meta = {
  title: 'Components/Link',
  tags: ['actions'],
  parameters: { overview: 'variants', alsoCalled: ['anchor', 'hyperlink'] },
  component: Link,
  subcomponents: { Anchor, LinkProvider },
  args: { href: '#review', children: 'Review Now' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined, in the accent colour. */
export const Default: Story = { parameters: { spoken: ['link, Review Now'] } };

/** `quiet` is for tables and lists, where every row has a link. */
export const Variants: Story = {
  render: (args) => (
    <div className="sb-row">
      {linkVariants.map((variant) => (
        <Link {...args} key={variant} variant={variant} />
      ))}
    </div>
  ),
};

/** Both variants in their default, hover, active and focus states. */
export const States: Story = {
  name: 'Hover, active, focus',
  parameters: shownStates(linkStates),
  render: (args) => (
    <div className="sb-column">
      {linkVariants.map((variant) => (
        <div key={variant} className="sb-row">
          {linkStates.map((state) => (
            <Link {...args} key={state} variant={variant} data-show={state}>
              {variant}, {state}
            </Link>
          ))}
        </div>
      ))}
    </div>
  ),
  play: looksDifferent(),
};

function Routed({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-routed>
      {children}
    </a>
  );
}

/** Inside a LinkProvider, Link and Anchor render the router's component. */
export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={Routed}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Review Now' })).toHaveAttribute('data-routed');
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
            <span>
              One document needs approval: <Link href="#bill">Luntian electricity bill</Link>
            </span>
          ),
          why: 'The text of the link says where it leads, even read alone.',
          dont: (
            <span>
              One document needs approval. To see it, <Link href="#bill">click here</Link>
            </span>
          ),
          whyNot: 'A screen reader’s list of links says “click here” ten times.',
        },
        {
          do: <Link href="#clients">Clients</Link>,
          why: 'A link always has an href.',
          dont: (
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the wrong example
            <a onClick={() => undefined}>Clients</a>
          ),
          whyNot: 'Without an href it is not a link: no Tab stop, no new tab, no URL to copy.',
          rule: 'the lint rule jsx-a11y/anchor-is-valid',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 1.3 } },
  render: Variants.render,
};
