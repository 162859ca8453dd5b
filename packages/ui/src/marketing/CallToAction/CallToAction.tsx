import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import type { PaperProof } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { Container } from '../Container';
import { ProofPicture } from './ProofPicture';
import styles from './CallToAction.module.css';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** @default 'See it at work.' */
  title?: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** @default 'No form to fill in and nobody to call first: the dashboard opens with five sample clients and six documents.' */
  text?: string;
  /** The link's text. @default 'Go to dashboard' */
  action?: string;
  /** The link's `href`. */
  href: string;
  /** Findings on the sample pages, shown as pictures below the heading: up to three. @default none */
  proofs?: readonly PaperProof[];
}

/**
 * The landing page's closing heading and one link, on a dark sheet with findings of the sample documents. Renders a
 * `section` with the id `contact`, to which 'Contact' in the header leads. Not a contact form.
 *
 * Accessibility: a region named by its heading; the pictures are decorative, because the back office has the findings
 * as text.
 */
export function CallToAction({
  title = 'See it at work.',
  headingLevel = 2,
  text = 'No form to fill in and nobody to call first: the dashboard opens with five sample clients and six documents.',
  action = 'Go to dashboard',
  href,
  proofs = [],
  className,
  ...rest
}: CallToActionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id="contact"
      aria-labelledby={headingId}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <Container>
        <div className={styles.sheet}>
          <Heading id={headingId} className={styles.heading}>
            {title}
          </Heading>
          <div className={styles.next}>
            <p className={styles.text}>{text}</p>
            <Button asChild variant="primary" size="large">
              <Anchor href={href}>{action}</Anchor>
            </Button>
          </div>
          {proofs.map((proof, index) => (
            <ProofPicture key={index} proof={proof} className={styles.proof} />
          ))}
        </div>
      </Container>
    </section>
  );
}
