import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { looksDifferent } from '../../stories/pseudoStates';
import { CallToAction } from '../CallToAction';
import { SiteHeader, siteAnchors } from './SiteHeader';

const meta = {
  title: 'Marketing/SiteHeader',
  component: SiteHeader,
  parameters: { alsoCalled: ['navbar', 'navigation bar', 'hamburger menu'], layout: 'fullscreen' },
  args: { loginHref: '/dashboard' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the anchors are behind 'Menu'. */
export const Default: Story = {
  parameters: {
    spoken: [
      'banner',
      'Patunay',
      'navigation, On this page',
      'list, 5 items',
      'link, Features',
      'link, API',
      'link, Pricing',
      'link, Docs',
      'link, Contact',
      'link, Login',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/dashboard');
  },
};

/** The menu on a phone, open. It works without JavaScript; wider screens are unaffected. */
export const MenuOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
    const links = canvas.getAllByRole('link').slice(0, siteAnchors.length);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      siteAnchors.map(({ id }) => `#${id}`),
    );
  },
};

/** The first anchor in its default state, the second with hover, the third with focus. */
export const States: Story = {
  name: 'Hover, focus',
  parameters: { pseudo: { hover: 'li:nth-child(2) a', focusVisible: 'li:nth-child(3) a' } },
  play: async (context) => {
    context.canvasElement.querySelector('details')?.setAttribute('open', '');
    await looksDifferent('li:nth-child(1) a')(context);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 720, scale: 0.44, on: 'window' } },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <CallToAction href="/dashboard" />
    </>
  ),
};
