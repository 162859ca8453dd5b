import { useDeferredValue } from 'react';

/** The least height of a row in pixels. */
const rowHeight = 48;

/** At least as many rows as there are from the top of the page to the bottom of the screen. */
const rowsInView = () => Math.ceil((window.scrollY + window.screen.height) / rowHeight);

/**
 * The rows to render. When they change, those in view change at once, and those below follow in a deferred render, so
 * that a key or a click does not wait for rows that nobody sees.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  return useDeferredValue(rows) === rows ? rows : rows.slice(0, rowsInView());
}
