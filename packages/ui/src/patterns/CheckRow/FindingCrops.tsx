import { PageCrop } from '../PageCrop';
import type { Finding } from '../../domain';
import styles from './CheckRow.module.css';
import { pagesOf } from '../placeOf';

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
      alt={`${finding.checkName ?? finding.label}, p. ${page}`}
      finding={finding}
      page={page}
      loading={loading}
    />
  ));
}
