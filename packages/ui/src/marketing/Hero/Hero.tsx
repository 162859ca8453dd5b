import { clsx } from 'clsx';
import { Fragment, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { pageHeading } from '../../pageHeading';
import { BillScan } from '../BillScan';
import { PricingBox, type PricingBoxPrice } from '../PricingBox';
import { Container } from '../Container';
import styles from './Hero.module.css';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /**
   * The page's heading (`h1`), line by line, so that it breaks at the same place in every font.
   * @default ['Paper in.', 'Proof out.']
   */
  title?: readonly string[];
  /**
   * One sentence below the heading.
   * @default 'Document OCR and verification for financial institutions, through one REST API.'
   */
  lead?: string;
  /** The `href` of 'Start Free Trial'. */
  startHref: string;
  /** The prices in the box. */
  prices: readonly PricingBoxPrice[];
  /** Shown below, such as a `ProductPicture`. */
  children?: ReactNode;
}

/**
 * The hero of the landing page: heading, lead, 'Start Free Trial', prices, and the bill being read.
 * Renders a `section` with the page's only `h1`. Not for the back office.
 *
 * Accessibility: the `h1` takes focus after a client-side navigation; 'Start Free Trial' is a link
 * styled as a button.
 */
export function Hero({
  title = ['Paper in.', 'Proof out.'],
  lead = 'Document OCR and verification for financial institutions, through one REST API.',
  startHref,
  prices,
  className,
  children,
  ...rest
}: HeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
      <Container className={styles.columns}>
        <div>
          <h1 id={headingId} {...pageHeading} className={styles.heading}>
            {title.map((line) => (
              <Fragment key={line}>
                <span className={styles.headingLine}>{line}</span>{' '}
              </Fragment>
            ))}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <Button asChild variant="primary" size="large">
            <Anchor href={startHref}>Start Free Trial</Anchor>
          </Button>
          <PricingBox prices={prices} aria-label="Prices" className={styles.prices} />
        </div>
        <BillScan className={styles.picture} />
      </Container>
      {children && <Container className={styles.below}>{children}</Container>}
    </section>
  );
}
