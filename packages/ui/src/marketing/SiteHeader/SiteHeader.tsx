import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { Logo } from '../../components/Logo';
import { Container } from '../Container';
import styles from './SiteHeader.module.css';

/** The anchors in display order; each `id` is that of the link's target. */
export const siteAnchors = [
  { id: 'features', label: 'Features' },
  { id: 'api', label: 'API' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'docs', label: 'Docs' },
  { id: 'contact', label: 'Contact' },
] as const;

export interface SiteHeaderProps extends ComponentProps<'header'> {
  /** The `href` of 'Login'. */
  loginHref: string;
}

/**
 * The header of the landing page: brand, five anchors, 'Login'. Renders a `header`. The anchors are plain `a` elements,
 * because they stay on the page and need no router. On a phone a `details` element before them shows and hides them,
 * because the page runs no script.
 *
 * Keyboard: Tab moves from anchor to anchor; on a phone Enter or Space on 'Menu' shows or hides them.
 *
 * Accessibility: the anchors are a navigation named 'On this page'.
 */
export function SiteHeader({ loginHref, className, ...rest }: SiteHeaderProps) {
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <Container className={styles.bar}>
        <Logo />
        <details className={styles.menu}>
          <summary className={styles.summary}>Menu</summary>
        </details>
        <nav className={styles.nav} aria-label="On this page">
          <ul role="list" className={styles.anchors}>
            {siteAnchors.map(({ id, label }) => (
              <li key={id}>
                <a className={styles.anchor} href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Button asChild>
          <Anchor href={loginHref}>Login</Anchor>
        </Button>
      </Container>
    </header>
  );
}
