import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Search, Undo2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Pager } from '../../components/Pager';
import type { DocumentText, useFindBar } from '../documentText';
import { pagesOf } from '../findings';
import { PageSheet } from '../PageSheet';
import { ViewerToolbar } from '../PageView';
import type { usePageView } from '../PageView';
import { itemOfView } from '../review';
import type { Review, ReviewSubject } from '../review';
import { ShortcutButton } from '../ShortcutButton';
import { shortcuts, usePagerKeys } from '../shortcuts';
import styles from './ReviewDialog.module.css';

export interface ReviewPageProps {
  documentName: string;
  pageImage: (page: number) => string;
  text: DocumentText;
  find: ReturnType<typeof useFindBar>;
  subject: ReviewSubject;
  review: Review;
  /** Called with the element in which the page scrolls, or `null` when it unmounts. */
  onStageMount: (stage: HTMLDivElement | null) => void;
  pageView: ReturnType<typeof usePageView>;
  previewedFinding: string | null;
  /** Said after the page, politely. */
  announcement: string | undefined;
}

/** The page of a review, with its tools and its pager. */
export function ReviewPage({
  documentName,
  pageImage,
  text,
  find,
  subject,
  review: { view, stage, canGoBack, dispatch },
  onStageMount,
  pageView: { sheet, drag, ...pageView },
  previewedFinding,
  announcement,
}: ReviewPageProps) {
  const { findings, pageCount } = subject;
  const { page } = view;
  return (
    <div className={styles.pages}>
      <div className={styles.tools}>
        <ViewerToolbar view={pageView} />
        <div className={styles.pageTools}>
          <ShortcutButton
            shortcut={shortcuts.review.back}
            aria-disabled={!canGoBack}
            className={styles.back}
            onClick={() => dispatch({ type: 'wentBack' })}
          >
            <Undo2 />
          </ShortcutButton>
          {find.toggle && (
            <ShortcutButton
              shortcut={shortcuts.review.find}
              aria-expanded={find.isOpen}
              onClick={find.toggle}
            >
              <Search />
            </ShortcutButton>
          )}
        </div>
        {find.bar}
      </div>
      <div
        ref={useComposedRefs(stage, onStageMount)}
        role="group"
        aria-label="Document page"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be focusable
        tabIndex={0}
        className={styles.stage}
        {...drag}
      >
        <PageSheet
          ref={sheet}
          className={styles.sheet}
          style={{ '--pt-sheet-zoom': pageView.zoom / 100 } as CSSProperties}
          src={pageImage(page)}
          alt={`${documentName}, page ${page} of ${pageCount}`}
          page={page}
          text={text.pages[page - 1]}
          matches={find.onPage}
          rotation={view.rotation}
          findings={findings}
          selectedFinding={view.finding}
          onSelectedFindingChange={(id) => dispatch({ type: 'findingSelected', id })}
          selectedItem={itemOfView(subject, view)}
          onSelectedItemClear={() => dispatch({ type: 'itemSelected', id: null })}
          previewedFinding={previewedFinding}
        />
      </div>
      <div className={styles.paging}>
        <p role="status" className={styles.position}>
          <span>{`Page ${page} of ${pageCount}`}</span>
          {view.rotation !== 0 && (
            <VisuallyHidden>{`. Rotated by ${view.rotation} degrees`}</VisuallyHidden>
          )}
          {announcement && <VisuallyHidden>{`. ${announcement}`}</VisuallyHidden>}
        </p>
        <Pager
          label="Pages"
          pageCount={pageCount}
          page={page}
          onPageChange={(next) => dispatch({ type: 'pageTurned', page: next })}
          markedPages={findings.flatMap(pagesOf)}
          markLabel="has findings"
          keyShortcuts={usePagerKeys()}
        />
      </div>
    </div>
  );
}
