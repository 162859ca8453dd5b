import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Logo } from '../../components/Logo';
import { Container } from '../Section/Container';
import styles from './SiteFooter.module.css';

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** @default 'Document OCR and verification for financial institutions.' */
  line?: string;
}

/**
 * The foot of the landing page: brand and one line, under the double rule that closes an account.
 * Renders a `footer`.
 *
 * Accessibility: the page's `contentinfo`.
 */
export function SiteFooter({
  line = 'Document OCR and verification for financial institutions.',
  className,
  ...rest
}: SiteFooterProps) {
  return (
    <footer {...rest} className={clsx(styles.root, className)}>
      <Container className={styles.bar}>
        <Logo />
        <p className={styles.line}>{line}</p>
      </Container>
    </footer>
  );
}
