import type { ReactNode } from 'react';
import { brands } from './modes';
import type { BrandName } from './modes';

/** The logos of the invented banks. Patunay's own is built into Logo. */
const marks: Partial<Record<BrandName, ReactNode>> = {
  // Amihan is the cool north-east wind: three gusts.
  amihan: (
    <svg viewBox="0 0 20 20" fill="none" stroke="var(--pt-fg-accent)" strokeWidth="2.5">
      <path d="M2 6h11a3 3 0 1 0-3-3M2 10.5h15M2 15h9a2.5 2.5 0 1 1-2.5 2.5" />
    </svg>
  ),
  // Habagat is the warm south-west wind: a sun over the sea.
  habagat: (
    <svg viewBox="0 0 20 20" fill="var(--pt-fg-accent)">
      <path d="M3 11a7 7 0 0 1 14 0zM1 13h18v2.2H1zM4 16.8h12V19H4z" />
    </svg>
  ),
};

/** Returns the props of BrandProvider for a preset brand; empty for Patunay's own. */
export function brandOf(brand: BrandName) {
  const mark = marks[brand];
  return mark ? { name: brands[brand], mark } : {};
}
