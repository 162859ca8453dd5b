import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { Link } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { ExtractedFields, PageText } from '../../domain';
import { below } from '../../headingLevel';
import type { SectionHeadingLevel } from '../../headingLevel';
import { findingName, needsReview } from '../findings';
import type { Finding } from '../findings';
import { PageSheet } from '../PageSheet';
import { PageFoot, PageTools, Stage, stepsOf, useViewer, ViewerToolbar } from '../PageView';
import { selectionBoxes } from '../review';
import type { Review } from '../review';
import { ShortcutButton } from '../ShortcutButton';
import { handleShortcut, shortcuts } from '../shortcuts';
import { useShortcutSheet } from '../ShortcutSheet';
import type { ShortcutSheetState } from '../ShortcutSheet';
import styles from './DocumentViewer.module.css';
import { FindingSteps } from './FindingSteps';
import { Magnifier } from './Magnifier';
import { ThumbnailRail } from './ThumbnailRail';
import { useStageKeys } from './useStageKeys';

export interface DocumentViewerProps
  extends Omit<ComponentProps<'section'>, 'children'>, ShortcutSheetState {
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
  /**
   * The level of the viewer's visually hidden heading; headings in the text are one level below.
   * @default 2
   */
  headingLevel?: SectionHeadingLevel;
  /** The findings to mark, from `findingsOf`. The toolbar steps through those that need review, in this order. */
  findings?: readonly Finding[];
  /** The review to show, from `useReview`; components beside the viewer can share it. */
  review: Review;
  /** The `id` of the finding hovered or focused elsewhere. */
  previewedFinding?: string | null;
  /** Called when C is pressed, to compare what the selected finding is about. */
  onCompare?: () => void;
  /** Called to copy a link to what is shown. Without it, there is no button for it. */
  onLinkCopy?: () => void;
  /** The extracted fields. Accepted but never displayed (specification, section 3). */
  extractedFields: ExtractedFields;
  /** Buttons for the document as a whole, such as Add Pages. */
  actions?: ReactNode;
}

const none: readonly Finding[] = [];

/**
 * Shows the pages of a document with their findings, with paging, zoom, rotation and panning. Renders a `section`. Set
 * the document's id as `key`, so that each document starts unzoomed. For a single page without tools use PageSheet. The
 * page, zoom, finding and previous views are those of its `review`.
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
  headingLevel = 2,
  findings = none,
  review,
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
  ...rest
}: DocumentViewerProps) {
  const Heading = `h${headingLevel}` as const;
  const { view, stage } = review;
  const { page } = view;
  const viewer = useViewer(review, {
    subject: { findings, pageCount },
    documentId: documentName,
    documentName,
    pageImage,
    loadText,
    previewedFinding,
    headingLevel: below(headingLevel),
    canReload: true,
  });
  const { sheet, finding, selected, find, turnTo, select, clear } = viewer;

  const root = useRef<HTMLElement>(null);
  const composedRef = useComposedRefs(root, ref);

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

  const position =
    steps.index < 0 ? 'Selected' : `Finding ${steps.index + 1} of ${attention.length}`;

  const keySheet = useShortcutSheet('viewer', {
    shortcutsOpen,
    defaultShortcutsOpen,
    onShortcutsOpenChange,
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
      clear: finding && clear,
      ...viewer.keys,
      magnify: () => {
        if (!event.repeat) setMagnifiedSince(isMagnified ? undefined : event.timeStamp);
      },
      copyLink: onLinkCopy,
      help: keySheet.open,
    });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys have equivalent buttons
    <section
      aria-label={documentName}
      {...rest}
      ref={composedRef}
      className={clsx(styles.root, className)}
      onKeyDown={onViewerKeyDown}
    >
      {/* The text's headings are below this one. */}
      <VisuallyHidden asChild>
        <Heading>Document pages</Heading>
      </VisuallyHidden>
      <div className={clsx(styles.bar, styles.tools)}>
        <ViewerToolbar view={viewer} />
        <PageTools
          viewer={viewer}
          magnifier={{
            isOn: isMagnified,
            // `Infinity`: no release of a key switches it off.
            toggle: () => setMagnifiedSince(isMagnified ? undefined : Infinity),
          }}
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
      </div>
      {find.bar && <div className={styles.bar}>{find.bar}</div>}
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
          viewer={root}
          stage={stage}
          sheet={sheet}
          selectedBox={() => selectionBoxes(sheet.current, selected, view)[0]}
        >
          <PageSheet {...viewer.page} text={undefined} matches={undefined} />
        </Magnifier>
        <Stage ref={stage} viewer={viewer} className={styles.stage} onKeyDown={onStageKeyDown} />
      </div>
      <PageFoot
        viewer={viewer}
        pageCount={pageCount}
        findings={attention}
        finding={selected && `${position}: ${findingName(selected)}`}
        className={clsx(styles.bar, styles.foot)}
      >
        {onLinkCopy && (
          <ShortcutButton
            shortcut={shortcuts.viewer.copyLink}
            className={styles.copyLink}
            onClick={onLinkCopy}
          >
            <Link />
          </ShortcutButton>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </PageFoot>
      {keySheet.render()}
    </section>
  );
}
