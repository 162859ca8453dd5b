import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { useWords } from '../../words';
import { pageItems } from './pageItems';
import styles from './Pager.module.css';

export interface PagerProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Number of pages, at least one. */
  pageCount: number;
  /** The current page, from 1 (controlled). */
  page?: number;
  /**
   * The initial page (uncontrolled).
   * @default 1
   */
  defaultPage?: number;
  /** Called with the new page; not called for the current page. */
  onPageChange?: (page: number) => void;
  /** The accessible name of the navigation, for example `Pages`. */
  label: string;
  /** Pages marked with a dot; `markLabel` says what the dot means. */
  markedPages?: readonly number[];
  /** Describes a marked page to screen readers, for example `has findings`. */
  markLabel?: string;
  /** Keys that turn the page, as in `aria-keyshortcuts`; the caller handles them. */
  keyShortcuts?: { previous: string; next: string };
}

/**
 * Numbered page buttons between a previous and a next button. More than seven pages are abbreviated: 1 … 7 8 9 … 200.
 * Renders a `nav`. Not for the steps of a task.
 *
 * Keyboard: Tab moves from button to button, Enter or Space activates one.
 *
 * Accessibility: the current page has `aria-current="page"`; on the first and last page, the arrow is `aria-disabled`
 * rather than disabled, so that it keeps focus. A mark is announced as a description, so that the button's name stays
 * `Page 3`.
 */
export function Pager({
  pageCount,
  page: pageProp,
  defaultPage = 1,
  onPageChange,
  label,
  markedPages,
  markLabel,
  keyShortcuts,
  className,
  ...rest
}: PagerProps) {
  const words = useWords('Pager', {
    previous: 'Previous page',
    next: 'Next page',
    page: (number) => `Page ${number}`,
  });
  const markId = useId();
  const [chosenPage, setPage] = useControllableState({
    prop: pageProp,
    defaultProp: defaultPage,
    onChange: onPageChange,
  });
  // The list may have shrunk since the page was set.
  const page = Math.max(1, Math.min(chosenPage, pageCount));
  const goTo = (target: number) => {
    if (target !== page && target >= 1 && target <= pageCount) setPage(target);
  };
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.root, className)}>
      {/* `aria-disabled` instead of `disabled`: the click that reaches the first page would make the button lose focus. */}
      <button
        type="button"
        className={styles.button}
        aria-label={words.previous}
        aria-keyshortcuts={keyShortcuts?.previous}
        aria-disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      >
        <ChevronLeft className={styles.arrow} aria-hidden size="1rem" />
      </button>
      <ol role="list" className={styles.pages}>
        {pageItems(page, pageCount).map((item) =>
          typeof item === 'number' ? (
            <li key={item}>
              <button
                type="button"
                className={styles.button}
                aria-label={words.page(item)}
                aria-current={item === page ? 'page' : undefined}
                aria-describedby={markLabel && markedPages?.includes(item) ? markId : undefined}
                data-marked={markedPages?.includes(item) ? '' : undefined}
                onClick={() => goTo(item)}
              >
                {item}
              </button>
            </li>
          ) : (
            <li key={item} aria-hidden className={styles.gap}>
              …
            </li>
          ),
        )}
      </ol>
      <button
        type="button"
        className={styles.button}
        aria-label={words.next}
        aria-keyshortcuts={keyShortcuts?.next}
        aria-disabled={page >= pageCount}
        onClick={() => goTo(page + 1)}
      >
        <ChevronRight className={styles.arrow} aria-hidden size="1rem" />
      </button>
      {markLabel && (
        <span id={markId} hidden>
          {markLabel}
        </span>
      )}
    </nav>
  );
}
