import type { PageText } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { activeElementOf } from '../../ownerWindow';
import { useDocumentText, useFindBar } from '../documentText';
import { clampPage, findingOf, itemOfView, pageShowing } from '../review';
import type { Review, ReviewSubject } from '../review';
import { usePageView } from './usePageView';

interface ViewerOptions {
  subject: ReviewSubject;
  /** Identifies the document. */
  documentId: string;
  documentName: string;
  pageImage: (page: number) => string;
  loadText: (() => Promise<readonly PageText[]>) | undefined;
  previewedFinding: string | null | undefined;
  /** The level of the headings in the text. */
  headingLevel: HeadingLevel;
  /** Whether the page may be reloaded, because no typed text would be lost. */
  canReload: boolean;
}

export type Viewer = ReturnType<typeof useViewer>;

/**
 * A review's page with its text, its search and its keys, for DocumentViewer and ReviewDialog. Render `Stage` with the
 * review's `stage` as its ref.
 */
export function useViewer(
  review: Review,
  {
    subject,
    documentId,
    documentName,
    pageImage,
    loadText,
    previewedFinding,
    headingLevel,
    canReload,
  }: ViewerOptions,
) {
  const { view, stage, dispatch } = review;
  const { page, rotation } = view;
  const { findings, pageCount } = subject;
  const finding = findingOf(subject, view.finding);
  const item = itemOfView(subject, view);
  const selected = item ?? finding;
  const pageView = usePageView(review, selected);
  const text = useDocumentText(documentId, loadText);
  const find = useFindBar(review, text, { canReload });

  /** A focused mark unmounts with its page, so focus moves to the stage. */
  const keepFocus = (next: number) => {
    const { current } = stage;
    if (next === page || !current?.contains(activeElementOf(current))) return;
    current.focus({ preventScroll: true });
  };
  const turnTo = (next: number) => {
    keepFocus(clampPage(next, pageCount));
    dispatch({ type: 'pageTurned', page: next });
  };
  const select = (id: string | null) => {
    keepFocus(pageShowing(findingOf(subject, id), page));
    dispatch({ type: 'findingSelected', id });
  };
  const clear = () => (item ? dispatch({ type: 'itemSelected', id: null }) : select(null));

  return {
    ...pageView,
    canGoBack: review.canGoBack,
    find,
    finding,
    selected,
    turnTo,
    select,
    clear,
    /** Props for PageSheet. */
    page: {
      src: pageImage(page),
      alt: `${documentName}, page ${page} of ${pageCount}`,
      page,
      rotation,
      findings,
      selectedFinding: view.finding,
      selectedItem: item,
      previewedFinding,
      text: text.pages[page - 1],
      headingLevel,
      matches: find.onPage,
      onSelectedFindingChange: select,
      onSelectedItemClear: clear,
    },
    /** Handlers for the shortcuts of every viewer. */
    keys: {
      ...pageView.keys,
      back: () => dispatch({ type: 'wentBack' }),
      nextPage: () => turnTo(page + 1),
      previousPage: () => turnTo(page - 1),
      find: find.open,
    },
  };
}
