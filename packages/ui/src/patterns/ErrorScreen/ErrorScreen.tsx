import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { pageHeading } from '../../pageHeading';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenLink {
  /** The name of the page. */
  label: string;
  /** Its address. */
  href: string;
}

export interface ErrorScreenProps extends Omit<ComponentProps<'main'>, 'title' | 'children'> {
  /** The heading: that something failed. */
  title: string;
  /** What failed, where that is known, such as '404 Not Found'. */
  detail?: string;
  /** Ways out, to pages that work. */
  links?: readonly ErrorScreenLink[];
  /** Tries again what failed; without it there is no such button. */
  onRetry?: () => void;
}

/**
 * In place of a whole application that cannot go on. Renders a `main` as high as the window.
 * For something missing within a page that works use NotFound.
 *
 * Keyboard: Tab goes from way out to way out.
 *
 * Accessibility: one `h1` in a `main`; the drawing is decoration.
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
      <TornSheet />
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

/** A sheet torn in two, the halves a little apart. */
function TornSheet() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden className={styles.sheet}>
      <g className={styles.upper}>
        <path
          className={styles.paper}
          d="M36 8h64l24 24v44l-11 6-10-9-12 10-11-8-12 9-10-9-11 8-11-7V12a4 4 0 0 1 4-4Z"
        />
        <path className={styles.fold} d="M100 8v20a4 4 0 0 0 4 4h20Z" />
        <path className={styles.line} d="M46 30h36M46 44h60M46 58h48" />
      </g>
      <g className={styles.lower}>
        <path
          className={styles.paper}
          d="m32 92 11 7 11-8 10 9 12-9 11 8 12-10 10 9 11-6v44a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4Z"
        />
        <path className={styles.line} d="M46 116h60M46 128h30" />
      </g>
    </svg>
  );
}
