import { clsx } from 'clsx';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { activeElementOf } from '../../ownerWindow';
import type { ExtractedFields, PageText } from '../../domain';
import { needsReview } from '../findings';
import type { Finding } from '../findings';
import { useDocumentText, useFindBar } from '../documentText';
import { PageSheet } from '../PageSheet';
import {
  clampPage,
  findingOf,
  pageShowing,
  itemOfView,
  selectionBoxes,
  useControllableReview,
} from '../review';
import type { Review, ReviewViewProps } from '../review';
import { handleShortcut } from '../shortcuts';
import { useShortcutSheet } from '../ShortcutSheet';
import styles from './DocumentViewer.module.css';
import { FindingSteps } from './FindingSteps';
import { PageTools } from './PageTools';
import { Stage } from './Stage';
import { stepsOf, usePageView, ViewerToolbar } from '../PageView';
import { ThumbnailRail } from './ThumbnailRail';
import { Magnifier } from './Magnifier';
import { useStageKeys } from './useStageKeys';
import { ViewerFoot } from './ViewerFoot';

export interface DocumentViewerProps
  extends Omit<ComponentProps<'section'>, 'children'>, ReviewViewProps {
  /** The accessible name of the viewer, and part of its pages' names. */
  documentName: string;
  /** How many pages the document has. */
  pageCount: number;
  /** The URL of a page's image, with the aspect ratio of Letter paper. */
  pageImage: (page: number) => string;
  /** The URL of a page's thumbnail; without it, no thumbnails are shown. */
  pageThumbnail?: (page: number) => string;
  /**
   * Loads the text of all pages, to select, search and read aloud. Called once, after the viewer has mounted; if it
   * fails, the pictures remain.
   */
  loadText?: () => Promise<readonly PageText[]>;
  /** The findings to mark, from `findingsOf`. The toolbar steps through those that need review, in this order. */
  findings?: readonly Finding[];
  /**
   * The review that the viewer shows a part of, from `useReview`, to share it with what stands beside the viewer.
   * Instead of page, rotation and selected finding.
   */
  review?: Review;
  /** The `id` of the finding hovered or focused elsewhere. */
  previewedFinding?: string | null;
  /** Called when C is pressed, to compare what the selected finding is about. */
  onCompare?: () => void;
  /** Called to copy a link to what is shown. Without it, there is no button for it. */
  onLinkCopy?: () => void;
  /** Whether the list of keyboard shortcuts is open (controlled). */
  shortcutsOpen?: boolean;
  /**
   * Whether the list of keyboard shortcuts is open initially (uncontrolled).
   * @default false
   */
  defaultShortcutsOpen?: boolean;
  /** Called when the user opens or closes the list of keyboard shortcuts. */
  onShortcutsOpenChange?: (open: boolean) => void;
  /** The extracted fields. Accepted but never displayed (specification, section 3). */
  extractedFields: ExtractedFields;
  /** Buttons for the document as a whole, such as Add Pages. */
  actions?: ReactNode;
}

const none: readonly Finding[] = [];

/**
 * Shows the pages of a document with their findings, with paging, zoom, rotation and panning. Renders a `section`.
 * Set the document's id as `key`, so that each document starts unzoomed. For a single page without tools use
 * PageSheet. To share page, finding and the way back with what stands beside it, pass it a `review`. A `page` that the
 * document does not have is clamped. If you control `selectedFinding`, change `page` with it: the viewer shows a
 * finding's page by itself only if the finding was selected in the viewer.
 *
 * Keyboard: each toolbar is one Tab stop with arrow keys between its buttons, and so are the thumbnails. On the page,
 * the left and right arrow keys, Page Up, Page Down, Home and End turn pages. Anywhere in the viewer except in form
 * fields, ? lists the shortcuts, such as J for the next finding, S to search in the text, + and - to zoom and R to
 * rotate. M shows a magnifier while it is held, which the arrow keys move; so does pressing and holding the page.
 *
 * Accessibility: each page is an image named by document and number, followed by its text. A change of the page, of the
 * selected finding or of both is announced once, politely. Marks are toggle buttons named after their checks; Tab skips
 * them, because on dense text they are closer than 24 px. Put VerificationPanels beside the viewer, with an equivalent
 * toggle for each mark.
 */
export function DocumentViewer({
  documentName,
  pageCount,
  pageImage,
  pageThumbnail,
  loadText,
  findings = none,
  review: shared,
  previewedFinding,
  onCompare,
  onLinkCopy,
  shortcutsOpen,
  defaultShortcutsOpen,
  onShortcutsOpenChange,
  // oxlint-disable-next-line no-unused-vars -- taken out of `rest`, so that it does not reach the DOM
  extractedFields: _neverDisplayed,
  actions,
  ref,
  className,
  onKeyDown,
  ...props
}: DocumentViewerProps) {
  const subject = { findings, pageCount };
  const [own, rest] = useControllableReview(props, subject);
  const review = shared ?? own;
  const { view, stage, dispatch } = review;
  const { page, rotation } = view;
  const finding = findingOf(subject, view.finding);
  const item = itemOfView(subject, view);
  const selected = item ?? finding;
  const { sheet, ...pageView } = usePageView(review, selected);

  const text = useDocumentText(documentName, loadText);
  const find = useFindBar(review, text, stage, { canReload: true });
  const viewer = useRef<HTMLElement>(null);
  // oxlint-disable-next-line typescript/no-non-null-assertion -- React has set it by then
  useImperativeHandle(ref, () => viewer.current!, []);

  const turnTo = (next: number) => {
    const isFocusInside = stage.current?.contains(activeElementOf(stage.current));
    // A focused mark unmounts with its page, so move focus to the stage.
    if (isFocusInside && clampPage(next, pageCount) !== page) {
      stage.current?.focus({ preventScroll: true });
    }
    dispatch({ type: 'pageTurned', page: next });
  };
  const select = (id: string | null) => {
    const isFocusInside = stage.current?.contains(activeElementOf(stage.current));
    if (isFocusInside && pageShowing(findingOf(subject, id), page) !== page) {
      stage.current?.focus({ preventScroll: true });
    }
    dispatch({ type: 'findingSelected', id });
  };
  const clear = () => (item ? dispatch({ type: 'itemSelected', id: null }) : select(null));

  const nextImage = page < pageCount ? pageImage(page + 1) : undefined;
  useEffect(() => {
    if (!nextImage) return;
    const image = new Image();
    image.src = nextImage;
    // So that it appears without delay. Failures surface when it is shown.
    image.decode().catch(() => undefined);
  }, [nextImage]);

  const attention = findings.filter(needsReview);
  const steps = stepsOf(attention, view.finding);
  const toNext = () => select(steps.next);
  const toPrevious = () => select(steps.previous);
  const goBack = () => dispatch({ type: 'wentBack' });

  const keySheet = useShortcutSheet('viewer', {
    open: shortcutsOpen,
    defaultOpen: defaultShortcutsOpen,
    onOpenChange: onShortcutsOpenChange,
  });
  const [magnifiedSince, setMagnifiedSince] = useState<number>();
  const isMagnified = magnifiedSince !== undefined;

  const onStageKeyDown = useStageKeys({ page, pageCount, onPageChange: turnTo });

  const onViewerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    handleShortcut('viewer', event, {
      nextFinding: toNext,
      previousFinding: toPrevious,
      compare: finding && onCompare,
      back: goBack,
      clear: finding && clear,
      nextPage: () => turnTo(page + 1),
      previousPage: () => turnTo(page - 1),
      find: find.open,
      ...pageView.keys,
      magnify: () => {
        if (!event.repeat) setMagnifiedSince(isMagnified ? undefined : event.timeStamp);
      },
      copyLink: onLinkCopy,
      help: keySheet.open,
    });
  };

  const shown = {
    src: pageImage(page),
    alt: `${documentName}, page ${page} of ${pageCount}`,
    page,
    rotation,
    findings,
    selectedFinding: view.finding,
    selectedItem: item,
    previewedFinding,
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys have equivalent buttons
    <section
      aria-label={documentName}
      {...rest}
      ref={viewer}
      className={clsx(styles.root, className)}
      onKeyDown={onViewerKeyDown}
    >
      {/* The headings of the text are below it. */}
      <VisuallyHidden asChild>
        <h2>Document pages</h2>
      </VisuallyHidden>
      <div className={styles.bar}>
        <ViewerToolbar view={pageView} />
        <PageTools
          onFind={find.toggle}
          isFinding={find.isOpen}
          onBack={review.canGoBack ? goBack : undefined}
          magnified={isMagnified}
          // Switched on by the button, it outlasts the release of any key.
          onMagnify={() => setMagnifiedSince(isMagnified ? undefined : Infinity)}
          helpButton={keySheet.button}
        />
        {attention.length > 0 && (
          <FindingSteps
            count={attention.length}
            index={steps.index}
            onNext={toNext}
            onPrevious={toPrevious}
          />
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
        {find.bar}
      </div>
      <div className={styles.body}>
        {pageThumbnail && (
          <ThumbnailRail
            pageCount={pageCount}
            page={page}
            onPageChange={turnTo}
            pageThumbnail={pageThumbnail}
            matchesOn={find.countOn}
          />
        )}
        <Magnifier
          since={magnifiedSince}
          onOff={() => setMagnifiedSince(undefined)}
          viewer={viewer}
          stage={stage}
          sheet={sheet}
          selectedBox={() => selectionBoxes(sheet.current, selected, view)[0]}
        >
          <PageSheet {...shown} />
        </Magnifier>
        <Stage
          ref={stage}
          sheetRef={sheet}
          zoom={pageView.zoom}
          page={{
            ...shown,
            text: text.pages[page - 1],
            matches: find.onPage,
            onSelectedFindingChange: select,
            onSelectedItemClear: clear,
          }}
          onKeyDown={onStageKeyDown}
          {...pageView.drag}
        />
      </div>
      <ViewerFoot
        page={page}
        rotation={rotation}
        pageCount={pageCount}
        onPageChange={turnTo}
        findings={attention}
        selected={selected}
        index={steps.index}
        onLinkCopy={onLinkCopy}
      />
      {keySheet.render()}
    </section>
  );
}
