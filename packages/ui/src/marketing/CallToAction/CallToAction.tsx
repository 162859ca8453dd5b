import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import type { HeadingLevel } from '../../headingLevel';
import { Container } from '../Container';
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
}

/**
 * The landing page's closing heading and one link. Renders a `section` with the id `contact`, to which 'Contact' in the
 * header leads. Not a contact form.
 *
 * Accessibility: a region named by its heading.
 */
export function CallToAction({
  title = 'See it at work.',
  headingLevel = 2,
  text = 'No form to fill in and nobody to call first: the dashboard opens with five sample clients and six documents.',
  action = 'Go to dashboard',
  href,
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
      <Container className={styles.columns}>
        <Heading id={headingId} className={styles.heading}>
          {title}
        </Heading>
        <div className={styles.next}>
          <p className={styles.text}>{text}</p>
          <Button asChild variant="primary" size="large">
            <Anchor href={href}>{action}</Anchor>
          </Button>
        </div>
      </Container>
    </section>
  );
}
