import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { Logo } from '../../components/Logo';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenProps extends Omit<ComponentProps<'main'>, 'title'> {
  /** What happened, as the page's heading. */
  title: string;
  /** A second line, for example a status. */
  detail?: string;
  /** The ways back. */
  links?: readonly { label: string; href: string }[];
  /** Called by 'Try again', which shows only with it. */
  onRetry?: () => void;
}

/**
 * A whole page in place of one that cannot be shown. Renders `main`, without sidebar and without technical detail.
 * For something missing inside a page use NotFound.
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
      <div className={styles.sheet}>
        <Logo className={styles.logo} />
        <h1 tabIndex={-1} data-page-heading className={styles.title}>
          {title}
        </h1>
        {detail && <p className={styles.detail}>{detail}</p>}
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
      </div>
    </main>
  );
}
