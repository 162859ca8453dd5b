import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteHeader, siteAnchors } from './SiteHeader';

const meta = {
  title: 'Marketing/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { loginHref: '/dashboard' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the anchors are behind 'Menu'. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/dashboard');
  },
};

/** The phone's menu, opened without a script; on wider screens nothing changes. */
export const MenuOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
    const links = canvas.getAllByRole('link').slice(0, siteAnchors.length);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      siteAnchors.map(({ id }) => `#${id}`),
    );
  },
};

/** Pointer over the bar's links. */
export const Hover: Story = { parameters: { pseudo: { hover: true } } };

/** Reached by keyboard. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

/** Read from right to left the brand is on the right. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
