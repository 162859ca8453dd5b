import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Pager.module.css';

export interface PagerProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** How many pages there are, at least one. */
  pageCount: number;
  /** The current page, counted from 1. */
  page: number;
  /** Called with the page that was asked for, never with the current one. */
  onPageChange: (page: number) => void;
  /** Names the navigation, for example `Pages`. */
  label: string;
}

/**
 * Numbered buttons to every page, between previous and next. Renders a `nav` element.
 * For the pages of one document; not for a list so long that its pages need abridging.
 *
 * Keyboard: Tab goes from button to button, Enter or Space presses one. A DocumentViewer adds the arrow
 * keys.
 *
 * Accessibility: the current page carries `aria-current="page"`; at the ends the arrows are `aria-disabled`
 * and keep the focus.
 */
export function Pager({ pageCount, page, onPageChange, label, className, ...rest }: PagerProps) {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const goTo = (target: number) => {
    if (target !== page && target >= 1 && target <= pageCount) onPageChange(target);
  };
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.root, className)}>
      {/* Not `disabled` at the ends: that would drop the focus of whoever just pressed it. */}
      <button
        type="button"
        className={styles.button}
        aria-label="Previous page"
        aria-disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      >
        <ChevronLeft className={styles.arrow} aria-hidden size={16} />
      </button>
      <ol role="list" className={styles.pages}>
        {pages.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.button}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => goTo(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={styles.button}
        aria-label="Next page"
        aria-disabled={page >= pageCount}
        onClick={() => goTo(page + 1)}
      >
        <ChevronRight className={styles.arrow} aria-hidden size={16} />
      </button>
    </nav>
  );
}
