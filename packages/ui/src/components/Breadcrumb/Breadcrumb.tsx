import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '../Link';
import styles from './Breadcrumb.module.css';

/** One step of the way; the last one is the page itself and needs no address. */
export interface Crumb {
  label: string;
  href?: string;
}

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** From the outermost page to this one. */
  items: readonly Crumb[];
}

/**
 * The way to this page, each step but the last a link. Renders a `nav`; wraps where the names are long.
 * Not for steps of a task.
 */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" {...rest} className={clsx(styles.root, className)}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={href ?? label} className={styles.item}>
            {href !== undefined ? (
              <Link href={href} variant="quiet" className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
