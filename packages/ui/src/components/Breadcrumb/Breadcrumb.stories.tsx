import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Clients', href: '#clients' },
      { label: 'Maria Teresa Ibañez' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maria Teresa Ibañez')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** The dashboard is its own first step. */
export const One: Story = { args: { items: [{ label: 'Dashboard' }] } };

/** A page that was not found ends at the last page that exists. */
export const LinksOnly: Story = {
  args: {
    items: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Clients', href: '#clients' },
    ],
  },
};

/** Long names wrap; the page never scrolls sideways. */
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Clients', href: '#clients' },
      { label: 'Kooperatiba ng mga Magsasaka at Mangingisda ng Timog Katagalugan', href: '#c' },
      { label: 'Kasulatan_ng_pagpapatala_at_lahat_ng_kalakip_na_dokumento_2026.pdf' },
    ],
  },
};

/** Written from right to left, the steps run the other way. */
export const RightToLeft: Story = { args: { dir: 'rtl' } };
