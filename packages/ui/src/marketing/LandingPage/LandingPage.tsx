import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink';
import styles from './LandingPage.module.css';

export interface LandingPageProps extends ComponentProps<'div'> {
  /** The header: a `SiteHeader`. */
  header: ReactNode;
  /** The footer: a `SiteFooter`. */
  footer: ReactNode;
}

/**
 * The layout of the landing page: skip link, header, `main`, footer. Renders a `div`. Works without JavaScript. The
 * back office has its own layout, `AppShell`.
 *
 * Keyboard: the first Tab reaches the skip link.
 *
 * Accessibility: one `main` between one header and one footer.
 */
export function LandingPage({ header, footer, className, children, ...rest }: LandingPageProps) {
  return (
    <div {...rest} data-landing="" className={clsx(styles.root, className)}>
      <SkipLink href="#main">Skip to content</SkipLink>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
