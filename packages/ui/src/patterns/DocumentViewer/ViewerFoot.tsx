import { VisuallyHidden } from '../../components/VisuallyHidden';
import { clsx } from 'clsx';
import { Link } from 'lucide-react';
import { Pager } from '../../components/Pager';
import { findingName, pagesOf } from '../findings';
import type { Finding } from '../findings';
import type { PageRotation } from '../PageSheet';
import { ShortcutButton } from '../ShortcutButton';
import { shortcuts, usePagerKeys } from '../shortcuts';
import styles from './DocumentViewer.module.css';

interface ViewerFootProps {
  page: number;
  rotation: PageRotation;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** The findings to review. */
  findings: readonly Finding[];
  selected: Finding | undefined;
  /** The selected finding's index in `findings`, or -1. */
  index: number;
  /** Called to copy a link to what is shown; without it, there is no button for it. */
  onLinkCopy: (() => void) | undefined;
}

/**
 * The current page, a button that copies a link to it, and the pager. One live region for page and finding, because a
 * selection usually changes both, and two regions would be announced separately.
 */
export function ViewerFoot({
  page,
  rotation,
  pageCount,
  onPageChange,
  findings,
  selected,
  index,
  onLinkCopy,
}: ViewerFootProps) {
  const position = index < 0 ? 'Selected' : `Finding ${index + 1} of ${findings.length}`;
  return (
    <div className={clsx(styles.bar, styles.foot)}>
      <div className={styles.where}>
        <p role="status" className={styles.position}>
          <span>{`Page ${page} of ${pageCount}`}</span>
          {rotation !== 0 && <VisuallyHidden>{`. Rotated by ${rotation} degrees`}</VisuallyHidden>}
          {selected && <VisuallyHidden>{`. ${position}: ${findingName(selected)}`}</VisuallyHidden>}
        </p>
        {onLinkCopy && (
          <ShortcutButton
            shortcut={shortcuts.viewer.copyLink}
            className={styles.copyLink}
            onClick={onLinkCopy}
          >
            <Link />
          </ShortcutButton>
        )}
      </div>
      <Pager
        label="Pages"
        pageCount={pageCount}
        page={page}
        onPageChange={onPageChange}
        markedPages={findings.flatMap(pagesOf)}
        markLabel="has findings"
        keyShortcuts={usePagerKeys()}
      />
    </div>
  );
}
