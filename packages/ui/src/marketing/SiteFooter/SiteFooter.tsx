import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Logo } from '../../components/Logo';
import type { HeadingLevel } from '../../headingLevel';
import { Container } from '../Container';
import styles from './SiteFooter.module.css';

export interface SiteFooterSection {
  /** The `id` of the link's target. */
  id: string;
  label: string;
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** @default 'Document OCR and verification for financial institutions.' */
  tagline?: string;
  /**
   * The table of contents; by default links to the header's five targets, labelled with their headings.
   * @default features, api, pricing, docs, contact
   */
  sections?: readonly SiteFooterSection[];
  /**
   * The level of the heading above the note.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** A note about the data shown. */
  note?: string;
}

/** Uses the headings rather than the header's labels, to avoid duplicate link text on the page. */
const pageSections: readonly SiteFooterSection[] = [
  { id: 'features', label: 'Accurate, fast, and one call away' },
  { id: 'api', label: 'One call, one answer' },
  { id: 'pricing', label: 'Pay by the call' },
  { id: 'docs', label: 'Request and response' },
  { id: 'contact', label: 'See it at work.' },
];

/**
 * The footer of the landing page: brand, a table of contents, and a note on the sample data, on a dark background.
 * Renders a `footer`.
 *
 * Accessibility: the page's `contentinfo`; its links are a navigation named 'Contents'.
 */
export function SiteFooter({
  tagline = 'Document OCR and verification for financial institutions.',
  sections = pageSections,
  headingLevel = 2,
  note = 'Every client, document and result shown is fixed sample data. These pages send nothing and store nothing; a file you choose stays on your device.',
  className,
  ...rest
}: SiteFooterProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <footer {...rest} className={clsx(styles.root, className)}>
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.muted}>{tagline}</p>
        </div>
        <nav aria-label="Contents">
          <ul role="list" className={styles.contents}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.note}>
          <Heading className={styles.noteHeading}>Sample data</Heading>
          <p className={styles.muted}>{note}</p>
        </div>
      </Container>
    </footer>
  );
}
