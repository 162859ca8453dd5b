import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Anchor, Link, LinkProvider, linkVariants } from './Link';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#review', children: 'Review Now' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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

/** Pointer over the link. */
export const Hover: Story = { parameters: { pseudo: { hover: true } } };

/** Reached by keyboard. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

/** An Anchor is a link without any look, for what brings its own. */
export const WithoutLook: Story = {
  render: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
};

function Routed({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-routed>
      {children}
    </a>
  );
}

/** An app puts its router behind every link with a LinkProvider. */
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
