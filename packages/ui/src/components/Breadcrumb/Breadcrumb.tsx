import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '../Link';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  /** The name of the page. */
  label: string;
  /** Its address; without it the crumb is text, and as the last one the current page. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The way from the top to the current page, or to the list it is missing from, which comes last. */
  items: readonly Crumb[];
}

/**
 * Where the page lies, and the way up from it. Renders a `nav` named 'Breadcrumb'.
 * Not for the steps of a task: those are not places.
 *
 * Keyboard: Tab goes from link to link.
 *
 * Accessibility: a navigation around an ordered list; a last item without an address carries
 * `aria-current="page"`.
 */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" {...rest} className={clsx(styles.root, className)}>
      <ol role="list" className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isCurrent = href === undefined && index === items.length - 1;
          return (
            <li key={index} className={styles.item}>
              {href !== undefined ? (
                <Link href={href} variant="quiet" className={styles.link}>
                  {label}
                </Link>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
