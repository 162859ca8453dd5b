import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../../afterPaint';

/** In pixels. Must not exceed the height of the lowest row: one line of the smallest text (`stack="tablet"`), 44.7. */
const rowHeight = 44;

/** At least as many rows as there are from the first one to the bottom of the window. */
const rowsInView = (table: HTMLTableElement | null) => {
  const top = table?.tBodies[0]?.getBoundingClientRect().top ?? 0;
  return Math.max(0, Math.ceil((window.innerHeight - top) / rowHeight));
};

/**
 * The rows to render. When they change, those in view change at once, and those below follow in a transition, so that a
 * key or a click does not wait for rows that nobody sees. Not `useDeferredValue`, which often starts before the paint.
 */
export function useFirstRows<Row>(
  rows: readonly Row[],
  table: RefObject<HTMLTableElement | null>,
): readonly Row[] {
  const [complete, setComplete] = useState(rows);
  useEffect(() => afterPaint(() => startTransition(() => setComplete(rows))), [rows]);
  return complete === rows ? rows : rows.slice(0, rowsInView(table.current));
}
