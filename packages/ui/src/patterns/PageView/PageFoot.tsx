import type { ReactNode } from 'react';
import { useAnnouncement } from '../../announcer';
import { Pager } from '../../components/Pager';
import { pagesOf } from '../findings';
import type { Finding } from '../findings';
import { usePagerKeys } from '../shortcuts';
import styles from './PageView.module.css';
import type { Viewer } from './useViewer';

interface PageFootProps {
  viewer: Viewer;
  pageCount: number;
  /** The findings to review; the pager marks their pages. */
  findings: readonly Finding[];
  /** The selected finding, announced together with the page. */
  finding?: string;
  className: string | undefined;
  /** Rendered beside the page number. */
  children?: ReactNode;
}

/**
 * The current page and the pager. Page and finding are announced in one sentence, because a selection usually changes
 * both.
 */
export function PageFoot({
  viewer,
  pageCount,
  findings,
  finding,
  className,
  children,
}: PageFootProps) {
  const { page, rotation } = viewer.page;
  const position = `Page ${page} of ${pageCount}`;
  useAnnouncement(rotation === 0 ? 'Not rotated' : `Rotated by ${rotation} degrees`);
  useAnnouncement(finding ? `${position}. ${finding}` : position);
  return (
    <div className={className}>
      <div className={styles.where}>
        <p className={styles.position}>{position}</p>
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
