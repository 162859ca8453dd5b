import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './PricingBox.module.css';

export interface PricingBoxPrice {
  /** For example '$0.20'. */
  price: string;
  /** The unit of the price, for example 'per call'. */
  unit: string;
}

export interface PricingBoxProps extends ComponentProps<'ul'> {
  /** The prices, starting with the one for the lowest volume. */
  prices: readonly PricingBoxPrice[];
}

/**
 * The prices at a glance, as entries of a ledger. Renders a `ul`. For what each plan includes use `PricingSection`.
 *
 * Accessibility: each entry is read as a phrase: the price, then what it is for.
 */
export function PricingBox({ prices, className, ...rest }: PricingBoxProps) {
  return (
    <ul role="list" {...rest} className={clsx(styles.root, className)}>
      {prices.map(({ price, unit }) => (
        <li key={unit} className={styles.entry}>
          <span className={styles.price}>{price}</span> <span className={styles.unit}>{unit}</span>
        </li>
      ))}
    </ul>
  );
}
