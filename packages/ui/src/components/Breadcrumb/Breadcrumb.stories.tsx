import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Components/Breadcrumb',
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

/** The last item is the page itself: text, marked as the current page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Clients',
    ]);
    await expect(canvas.getByText('Maria Teresa Ibañez')).toHaveAttribute('aria-current', 'page');
  },
};

/** The top of the back office has nothing above it. */
export const OneItem: Story = { args: { items: [{ label: 'Dashboard' }] } };

/** The deepest page. */
export const FourItems: Story = {
  args: {
    items: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
      { label: 'Maria Teresa Ibañez', href: '/clients/CL-1001' },
      { label: 'Luntian electricity bill Oct 2026.pdf' },
    ],
  },
};

/** A last item that has an address is still no link: one does not go where one is. */
export const AddressOnLastItem: Story = {
  args: {
    items: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Clients', href: '/clients' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Clients' })).toBeNull();
  },
};

/** Long names wrap, even where there is nowhere to break. */
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
  },
};

/** Read from right to left: the separators turn round. */
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

/** Pointer over a link: it is underlined. */
export const Hover: Story = { parameters: { pseudo: { hover: ['a'] } } };
