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
  const words = useWords('Table', tableWords);
  const { start, end } = pageBounds(rowCount, page);
  return (
    <div className={styles.pages}>
      <p className={styles.range}>{words.range(start + 1, end, rowCount)}</p>
      <Pager
        label={label}
        pageCount={tablePageCount(rowCount)}
        page={page}
        onPageChange={onPageChange}
      />
    </div>
  );
}
