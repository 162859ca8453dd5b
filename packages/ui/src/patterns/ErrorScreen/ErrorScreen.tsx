import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { SheetDrawing } from '../../components/SheetDrawing';
import { pageHeading } from '../../pageHeading';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenLink {
  /** The name of the page. */
  label: string;
  /** Its URL. */
  href: string;
}

export interface ErrorScreenProps extends Omit<ComponentProps<'main'>, 'title' | 'children'> {
  /** The heading. */
  title: string;
  /** The cause, if known, such as '404 Not Found'. */
  detail?: string;
  /** Links to pages that work. */
  links?: readonly ErrorScreenLink[];
  /** Called by the 'Try again' button, which is only rendered if this is set. */
  onRetry?: () => void;
}

/**
 * Replaces the whole application if the URL is unknown or an error occurs. Renders a `main` at least as tall as the
 * viewport. If only a client or document is missing, use NotFound.
 *
 * Keyboard: Tab moves between the retry button and the links.
 *
 * Accessibility: one `h1` in a `main`; the drawing is decorative.
 */
export function ErrorScreen({
  title,
  detail,
  links = [],
  onRetry,
  className,
  ...rest
}: ErrorScreenProps) {
  return (
    <main {...rest} className={clsx(styles.root, className)}>
      <SheetDrawing kind="torn" className={styles.sheet} />
      <div className={styles.text}>
        <h1 {...pageHeading} className={styles.title}>
          {title}
        </h1>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {(onRetry || links.length > 0) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          {links.map(({ label, href }) => (
            <Button key={href} asChild>
              <Anchor href={href}>{label}</Anchor>
            </Button>
          ))}
        </div>
      )}
    </main>
  );
}
