import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import type { HeadingLevel } from '../../headingLevel';
import styles from './PricingPlan.module.css';

export interface PricingPlanProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** In US dollars, for example '$0.20'; omit it for custom pricing. */
  price?: string;
  /** The unit of the price, for example 'per call', or the text shown instead of a price. */
  unit: string;
  /** What the plan includes. */
  features: readonly string[];
  /**
   * Marks the plan 'Most Popular'.
   * @default false
   */
  mostPopular?: boolean;
  /** @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * One pricing plan: name, price and what it includes. Renders an `article` that is a schema.org Offer, to be
 * nested in a Product.
 *
 * Accessibility: an article named by the plan; 'Most Popular' is text, not only colour.
 */
export function PricingPlan({
  name,
  price,
  unit,
  features,
  mostPopular = false,
  headingLevel = 3,
  className,
  ...rest
}: PricingPlanProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={headingId}
      itemProp="offers"
      itemScope
      itemType="https://schema.org/Offer"
      {...rest}
      data-most-popular={mostPopular || undefined}
      className={clsx(styles.root, className)}
    >
      <div className={styles.title}>
        <Heading id={headingId} className={styles.name} itemProp="name">
          {name}
        </Heading>
        {mostPopular && <p className={styles.mark}>Most Popular</p>}
      </div>
      <p>
        {price ? (
          <>
            <Price>{price}</Price> <span className={styles.unit}>{unit}</span>
          </>
        ) : (
          <span className={styles.price}>{unit}</span>
        )}
      </p>
      <ul role="list" className={styles.features} itemProp="description">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}

function Price({ children }: { children: string }) {
  return (
    <>
      <meta itemProp="priceCurrency" content="USD" />
      <data className={styles.price} itemProp="price" value={children.replace(/[^\d.]/g, '')}>
        {children}
      </data>
    </>
  );
}
