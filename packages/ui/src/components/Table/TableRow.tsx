import { memo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Link } from '../Link';
import styles from './Table.module.css';
import type { TableColumn } from './types';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  href: string | undefined;
}

function PlainTableRow<Row>({ row, columns, href }: TableRowProps<Row>) {
  const link = useRef<HTMLAnchorElement>(null);

  /** Passes a click anywhere in the row on to its link. Not an overlay: it would keep text from being selected. */
  function followLink(event: MouseEvent<HTMLTableRowElement>) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const target = event.target as Element;
    // oxlint-disable-next-line patunay/no-element-lookup -- controls in the caller's cells
    const isOnControl = target.closest('a, button');
    if (isOnControl || !target.ownerDocument.getSelection()?.isCollapsed) return;
    const keys = { ctrlKey, metaKey, shiftKey, altKey };
    link.current?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
    );
  }

  return (
    <tr
      role="row"
      data-linked={href === undefined ? undefined : ''}
      className={styles.row}
      onClick={href === undefined ? undefined : followLink}
    >
      {columns.map(({ id, align, width, place = 'meta', unit, value, cell = value }) => {
        const isHeader = place === 'title';
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            role={isHeader ? 'rowheader' : 'cell'}
            scope={isHeader ? 'row' : undefined}
            data-column={id}
            data-align={align}
            data-width={width}
            data-place={place}
            data-unit={unit?.(row)}
            className={styles.cell}
          >
            {isHeader && href !== undefined ? (
              <Link ref={link} href={href} variant="quiet">
                {cell(row)}
              </Link>
            ) : (
              cell(row)
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Memoized, so that filtering renders only rows that were not shown before. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
