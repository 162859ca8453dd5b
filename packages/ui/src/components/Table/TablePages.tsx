import { VisuallyHidden } from '../VisuallyHidden';
import { useState } from 'react';
import { useWords } from '../../words';
import { Pager } from '../Pager';
import { pageBounds, tablePageCount } from './paging';
import styles from './Table.module.css';
import { tableWords } from './words';

interface TablePagesProps {
  label: string;
  rowCount: number;
  page: number;
  onPageChange: (page: number) => void;
}

/** The visible row range of a long table, and the pager. */
export function TablePages({ label, rowCount, page, onPageChange }: TablePagesProps) {
  const [turned, setTurned] = useState({ page, announcement: '' });
  const words = useWords('Table', tableWords);
  const range = (of: number): [number, number, number] => {
    const { start, end } = pageBounds(rowCount, of);
    return [start + 1, end, rowCount];
  };
  return (
    <div className={styles.pages}>
      <p className={styles.range}>{words.range(...range(page))}</p>
      {/*
       * Not the visible range, which also changes on a search: the search announces its own result. Empty after any
       * other change of the page, because the same text again would not be announced.
       */}
      <VisuallyHidden role="status">{turned.page === page && turned.announcement}</VisuallyHidden>
      <Pager
        label={label}
        pageCount={tablePageCount(rowCount)}
        page={page}
        onPageChange={(next) => {
          setTurned({ page: next, announcement: words.announcedRange(...range(next)) });
          onPageChange(next);
        }}
      />
    </div>
  );
}
