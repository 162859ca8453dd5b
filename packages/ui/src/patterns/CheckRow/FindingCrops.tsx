import { PageCrop } from '../PageCrop';
import { pagesOf } from '../findings';
import type { Finding } from '../findings';
import styles from './CheckRow.module.css';

export interface FindingCropsProps {
  finding: Finding;
  pageImage: (page: number) => string;
  /** As of an `img`. */
  loading?: 'lazy' | 'eager';
}

/** A crop of each page that a finding is on. */
export function FindingCrops({ finding, pageImage, loading }: FindingCropsProps) {
  const pages = pagesOf(finding);
  if (pages.length === 0)
    return <p className={styles.noPlace}>This finding has no place on the pages.</p>;
  return pages.map((page) => (
    <PageCrop
      key={page}
      src={pageImage(page)}
      alt={`${finding.name}, p. ${page}`}
      finding={finding}
      page={page}
      loading={loading}
    />
  ));
}
