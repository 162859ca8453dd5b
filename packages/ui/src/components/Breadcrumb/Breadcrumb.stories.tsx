import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { looksDifferent } from '../../stories/pseudoStates';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Components/Breadcrumb',
  tags: ['navigation'],
  parameters: { alsoCalled: ['breadcrumbs', 'trail'] },
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
      { label: 'Maria Teresa Ibañez' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last item is the current page: plain text with `aria-current`. */
export const Default: Story = {
  parameters: {
    spoken: [
      'navigation, Breadcrumb',
      'list, 3 items',
      'link, Dashboard',
      'link, Clients',
      'Maria Teresa Ibañez, current page',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Clients',
    ]);
    await expect(canvas.getByText('Maria Teresa Ibañez')).toHaveAttribute('aria-current', 'page');
  },
};

/** Long names wrap, even without a break opportunity. */
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
      { label: 'Kooperatiba ng mga Magsasaka ng Gitnang Luzon at mga Karatig-pook', href: '/c' },
      { label: 'SERTIPIKO_NG_PAGPAPAREHISTRO_NG_NEGOSYO_2026_HULING_SIPI_NILAGDAAN.pdf' },
    ],
  },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** Right to left: the separators are mirrored. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    items: [
      { label: 'الرئيسية', href: '/dashboard' },
      { label: 'العملاء', href: '/clients' },
      { label: 'ماريا تيريزا' },
    ],
  },
};

/** The first link in its default state, the second with hover, the third with focus. */
export const States: Story = {
  name: 'Hover, focus',
  args: {
    items: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
      { label: 'Maria Teresa Ibañez', href: '/clients/CL-1001' },
      { label: 'Luntian electricity bill Oct 2026.pdf' },
    ],
  },
  parameters: { pseudo: { hover: 'li:nth-child(2) a', focusVisible: 'li:nth-child(3) a' } },
  play: looksDifferent('li:nth-child(1) a'),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.95 } },
};
