import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { pageHeading } from '../../pageHeading';
import { BillScan } from '../BillScan';
import { PricingBox, type PricingBoxPrice } from '../PricingBox';
import { Container } from '../Section/Container';
import styles from './Hero.module.css';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * The page's heading (`h1`).
   * @default 'Paper in. Proof out.'
   */
  heading?: string;
  /**
   * The one sentence under it.
   * @default 'Document OCR and verification for financial institutions, through one REST API.'
   */
  lead?: string;
  /** Where 'Start Free Trial' leads. */
  startHref: string;
  /** The prices in the box. */
  prices: readonly PricingBoxPrice[];
}

/**
 * The opening of the landing page: heading, sentence, 'Start Free Trial', prices, and the bill
 * being read. Renders a `section` with the page's only `h1`. Not for pages of the back office.
 *
 * Accessibility: the only `h1` of the page, read at once after a change of page; 'Start Free Trial' is a link, because it leads somewhere.
 */
export function Hero({
  heading = 'Paper in. Proof out.',
  lead = 'Document OCR and verification for financial institutions, through one REST API.',
  startHref,
  prices,
  className,
  ...rest
}: HeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
      <Container className={styles.columns}>
        <div className={styles.opening}>
          <h1 id={headingId} {...pageHeading} className={styles.heading}>
            {heading}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <Button asChild variant="primary" size="large">
            <Anchor href={startHref}>Start Free Trial</Anchor>
          </Button>
        </div>
        <BillScan className={styles.picture} />
        <PricingBox prices={prices} aria-label="Prices" className={styles.prices} />
      </Container>
    </section>
  );
}
