import { TriangleAlert } from 'lucide-react';
import { shownName } from '../../components/FileList';
import styles from './UploadForm.module.css';
import { firstFew, uploadMessages } from './uploadRules';
import type { UploadNotice } from './uploadState';

interface UploadNoticeTextProps {
  id: string;
  notice: UploadNotice;
}

/** The error, announced immediately, and the names of the affected files. */
export function UploadNoticeText({ id, notice }: UploadNoticeTextProps) {
  const { names, more } = firstFew(notice.skipped);
  return (
    <div className={styles.notice}>
      <TriangleAlert size={16} className={styles.noticeIcon} />
      <p id={id} role="alert">
        {uploadMessages[notice.problem]}
      </p>
      {names.length > 0 && (
        <ul role="list" aria-label="Skipped files" className={styles.skipped}>
          {names.map((name, index) => (
            <li key={index}>
              <bdi className={styles.skippedName}>{shownName({ name })}</bdi>
            </li>
          ))}
          {more > 0 && <li>{`and ${more} more`}</li>}
        </ul>
      )}
    </div>
  );
}
