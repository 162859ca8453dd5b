import type { Plan } from '../../domain';
import { PricingPlan } from '../PricingPlan';
import { Section, type SectionProps } from '../Section';
import { below } from '../../headingLevel';
import styles from './PricingSection.module.css';

export interface PricingSectionProps extends Omit<SectionProps, 'title' | 'children' | 'layout'> {
  /** @default 'Pay by the call' */
  title?: string;
  /** The plans, starting with the smallest. */
  plans: readonly Plan[];
}

/**
 * The pricing plans, as entries of a ledger. Renders a `section` with the id `pricing`, the target of the header's
 * third anchor, marked up as a schema.org Product with an Offer for each plan.
 *
 * Accessibility: a region named by its heading; each plan is an article.
 */
export function PricingSection({
  title = 'Pay by the call',
  headingLevel = 2,
  intro = 'Billed per API call, at a lower rate from 50,000 calls per month.',
  plans,
  ...rest
}: PricingSectionProps) {
  return (
    <Section
      id="pricing"
      itemScope
      itemType="https://schema.org/Product"
      {...rest}
      title={title}
      headingLevel={headingLevel}
      intro={intro}
      layout="above"
    >
      <meta itemProp="name" content="Patunay" />
      <ul role="list" className={styles.ledger}>
        {plans.map((plan) => (
          <li key={plan.name} className={styles.entry}>
            <PricingPlan {...plan} headingLevel={below(headingLevel)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
