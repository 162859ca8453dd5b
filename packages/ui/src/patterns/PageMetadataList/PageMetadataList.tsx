import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../components/Badge';
import { DescriptionList } from '../../components/DescriptionList';
import styles from './PageMetadataList.module.css';

export interface PageMetadata {
  /** Counted from 1. */
  pageNumber: number;
  fileSize: string;
  fileType: string;
  pageSize: string;
  resolution: string;
}

export interface PageMetadataListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pages that have metadata, in order. */
  pages: readonly PageMetadata[];
  /** The page that is being looked at; it is marked, or said to have no metadata. */
  currentPage?: number;
}

/**
 * File properties page by page, all pages always shown. Renders a `div` around a `ul`.
 * For what the file says of itself, not for what was read from the page.
 *
 * Accessibility: the current page carries `aria-current` and the words 'Current page'.
 */
export function PageMetadataList({
  pages,
  currentPage,
  className,
  ...rest
}: PageMetadataListProps) {
  const unknown =
    currentPage !== undefined && pages.every(({ pageNumber }) => pageNumber !== currentPage);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <ul role="list" aria-label="Pages" className={styles.pages}>
        {pages.map((page) => {
          const current = page.pageNumber === currentPage;
          return (
            <li
              key={page.pageNumber}
              className={styles.page}
              aria-current={current ? 'page' : undefined}
            >
              <p className={styles.title}>
                <span>Page {page.pageNumber}</span>
                {current && <Badge tone="accent">Current page</Badge>}
              </p>
              <DescriptionList
                layout="columns"
                className={styles.properties}
                items={[
                  { term: 'File Size', description: <bdi>{page.fileSize}</bdi> },
                  { term: 'File Type', description: <bdi>{page.fileType}</bdi> },
                  { term: 'Page Size', description: <bdi>{page.pageSize}</bdi> },
                  { term: 'Resolution', description: <bdi>{page.resolution}</bdi> },
                ]}
              />
            </li>
          );
        })}
      </ul>
      {unknown && (
        <p className={styles.unknown}>
          <Info aria-hidden size={16} /> No metadata for this page
        </p>
      )}
    </div>
  );
}
