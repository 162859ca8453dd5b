import { Alert } from '../../components/Alert';
import { shownName } from '../../components/fileFacts';
import styles from './UploadForm.module.css';
import { firstFew, uploadMessages } from './uploadRules';
import type { UploadNotice } from './uploadState';

interface UploadNoticeTextProps {
  id: string;
  notice: UploadNotice;
}

/** The error, and the names of the first skipped files. */
export function UploadNoticeText({ id, notice }: UploadNoticeTextProps) {
  const { names, more } = firstFew(notice.skipped);
  return (
    <Alert tone="danger" message={uploadMessages[notice.problem]} messageId={id}>
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
    </Alert>
  );
}
