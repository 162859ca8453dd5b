import { Expand } from 'lucide-react';
import { PageCrop } from '../PageCrop';
import { pagesOf } from '../findings';
import type { Finding } from '../findings';
import styles from './FindingRow.module.css';

export interface FindingCropsProps {
  finding: Finding;
  pageImage: (page: number) => string;
  /**
   * Whether to show only the first page.
   * @default false
   */
  onlyFirst?: boolean;
  /** Called with the page of a clicked crop. */
  onPageRequest?: (page: number) => void;
  /** The `loading` attribute of the images. */
  loading?: 'lazy' | 'eager';
}

/** A crop of each page with a place of the finding. */
export function FindingCrops({
  finding,
  pageImage,
  onlyFirst = false,
  onPageRequest,
  loading,
}: FindingCropsProps) {
  const pages = pagesOf(finding);
  if (pages.length === 0)
    return <p className={styles.noPlace}>This finding has no place on the pages.</p>;
  return (onlyFirst ? pages.slice(0, 1) : pages).map((page) => (
    <div key={page} className={styles.crop}>
      <PageCrop
        src={pageImage(page)}
        alt={`${finding.name}, p. ${page}`}
        finding={finding}
        page={page}
        loading={loading}
      />
      {onPageRequest && (
        <button
          type="button"
          aria-label={`Show whole page ${page}`}
          className={styles.whole}
          onClick={() => onPageRequest(page)}
        >
          <Expand aria-hidden size="1rem" />
        </button>
      )}
    </div>
  ));
}
