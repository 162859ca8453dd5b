import type { ReactNode } from 'react';
import { Pager } from '../../components/Pager';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { pagesOf } from '../findings';
import type { Finding } from '../findings';
import { usePagerKeys } from '../shortcuts';
import styles from './PageView.module.css';
import type { Viewer } from './useViewer';

interface PageFootProps {
  viewer: Viewer;
  pageCount: number;
  /** The findings to review, whose pages are marked. */
  findings: readonly Finding[];
  /** Said after the page. */
  announcement: string | undefined;
  className: string | undefined;
  /** Beside the page's number. */
  children?: ReactNode;
}

/**
 * The current page and the pager. One live region for the page and what else is said, because a selection usually changes
 * both, and two regions would be announced separately.
 */
export function PageFoot({
  viewer,
  pageCount,
  findings,
  announcement,
  className,
  children,
}: PageFootProps) {
  const { page, rotation } = viewer.page;
  return (
    <div className={className}>
      <div className={styles.where}>
        <p role="status" className={styles.position}>
          <span>{`Page ${page} of ${pageCount}`}</span>
          {rotation !== 0 && <VisuallyHidden>{`. Rotated by ${rotation} degrees`}</VisuallyHidden>}
          {announcement && <VisuallyHidden>{`. ${announcement}`}</VisuallyHidden>}
        </p>
        {children}
      </div>
      <Pager
        label="Pages"
        pageCount={pageCount}
        page={page}
        onPageChange={viewer.turnTo}
        markedPages={findings.flatMap(pagesOf)}
        markLabel="has findings"
        keyShortcuts={usePagerKeys()}
      />
    </div>
  );
}
