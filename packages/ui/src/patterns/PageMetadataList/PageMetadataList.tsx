import { VisuallyHidden } from '../../components/VisuallyHidden';
import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { PageMetadata } from '../../domain';
import styles from './PageMetadataList.module.css';

const properties = [
  ['File Size', 'fileSize'],
  ['File Type', 'fileType'],
  ['Page Size', 'pageSize'],
  ['Resolution', 'resolution'],
] as const satisfies [string, keyof PageMetadata][];

export interface PageMetadataListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pages that have metadata, in order. */
  pages: readonly PageMetadata[];
  /** The page shown in the viewer; it is highlighted, or a line says that it has no metadata. */
  currentPage?: number;
}

/**
 * The file properties of each page, one row per page. Renders a `div` around a `ul` that is laid out as a table. Not
 * for data extracted from the page.
 *
 * Accessibility: a list of pages, each with a description list, so that each value is read with its property; the
 * current page has `aria-current`.
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
        {pages.map((page, index) => (
          <li
            key={page.pageNumber}
            className={styles.page}
            aria-current={page.pageNumber === currentPage ? 'page' : undefined}
          >
            <p className={styles.title}>{`Page ${page.pageNumber}`}</p>
            <dl className={styles.properties}>
              {properties.map(([term, key]) => (
                <div key={key} className={styles.property}>
                  {index === 0 ? (
                    <dt className={styles.term}>{term}</dt>
                  ) : (
                    <VisuallyHidden asChild>
                      <dt>{term}</dt>
                    </VisuallyHidden>
                  )}
                  <dd>
                    <bdi>{page[key]}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {unknown && (
        <p className={styles.unknown}>
          <Info aria-hidden size="1rem" /> <span>No metadata for this page</span>
        </p>
      )}
    </div>
  );
}
