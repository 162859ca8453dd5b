import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useWords } from '../../words';
import { Link } from '../Link';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  /** The name of the page. */
  label: string;
  /** The URL of the page. An item without one is plain text; if it is the last item, it is the current page. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /**
   * The path from the top level to the current page. If the page was not found, leave it out: all items are then links.
   */
  items: readonly Crumb[];
}

/**
 * The page's place in the hierarchy: links to its ancestors. The current page is visually hidden, because the heading
 * below names it. Renders a `nav` named 'Breadcrumb'. Not for
 * the steps of a task.
 *
 * Keyboard: Tab moves from link to link.
 *
 * Accessibility: a navigation landmark with an ordered list; a last item without an `href` has
 * `aria-current="page"`.
 */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  const { label } = useWords('Breadcrumb', { label: 'Breadcrumb' });
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.root, className)}>
      <ol role="list" className={styles.list}>
        {items.map(({ label: text, href }, index) => {
          const isCurrent = href === undefined && index === items.length - 1;
          const item = (
            <li key={index} className={isCurrent ? undefined : styles.item}>
              {href !== undefined ? (
                <Link href={href} variant="quiet" className={styles.link}>
                  {text}
                </Link>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined}>{text}</span>
              )}
            </li>
          );
          return isCurrent ? (
            <VisuallyHidden key={index} asChild>
              {item}
            </VisuallyHidden>
          ) : (
            item
          );
        })}
      </ol>
    </nav>
  );
}
