import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { ExtractedFields, Finding } from '../../domain';
import { useFindingSelection } from '../findingSelection';
import type { FindingSelectionProps } from '../findingSelection';
import { paintAhead } from '../paintAhead';
import { placedFindings } from '../placedFindings';
import { boxesOnPage, needsAttention, PageSheet, sheetSize } from '../PageSheet';
import type { PageRotation } from '../PageSheet';
import { handleShortcut } from '../shortcuts';
import { useShortcutSheet } from '../ShortcutSheet';
import styles from './DocumentViewer.module.css';
import { FindingSteps } from './FindingSteps';
import { pageFor } from './paging';
import { ThumbnailRail } from './ThumbnailRail';
import { useBack } from './useBack';
import { useDragPan } from './useDragPan';
import { useGestureZoom } from './useGestureZoom';
import { useMagnifier } from './useMagnifier';
import { useShowPlace } from './useShowPlace';
import { useStageKeys } from './useStageKeys';
import { useZoom } from './useZoom';
import { ViewerFoot } from './ViewerFoot';
import { ViewerToolbar } from './ViewerToolbar';
import { fitToWidth, zoomedIn, zoomedOut } from './zoom';

export interface DocumentViewerProps
  extends Omit<ComponentProps<'section'>, 'children'>, FindingSelectionProps {
  /** The accessible name of the viewer, and part of its pages' names. */
  documentName: string;
  /** How many pages the document has. */
  pageCount: number;
  /** The current page, from 1 (controlled). */
  page?: number;
  /**
   * The initial page (uncontrolled).
   * @default 1
   */
  defaultPage?: number;
  /** Called with the page to show; not called for the current page. */
  onPageChange?: (page: number) => void;
  /** Degrees clockwise (controlled). */
  rotation?: PageRotation;
  /**
   * The initial rotation (uncontrolled).
   * @default 0
   */
  defaultRotation?: PageRotation;
  /** Called with the new rotation. */
  onRotationChange?: (rotation: PageRotation) => void;
  /** The URL of a page's image, with the aspect ratio of Letter paper. */
  pageImage: (page: number) => string;
  /** The URL of a page's thumbnail; without it, no thumbnails are shown. */
  pageThumbnail?: (page: number) => string;
  /** The findings to mark. The toolbar steps through those that need attention, in this order. */
  findings?: readonly Finding[];
  /**
   * The `id` of the selected finding, or `null` for none (controlled). Change `page` with it, because the viewer itself
   * shows a finding's page only if the finding was selected in the viewer.
   */
  selectedFinding?: string | null;
  /** The `id` of the finding hovered or focused elsewhere. */
  previewedFinding?: string | null;
  /** Called when C is pressed, to compare what the selected finding is about. */
  onCompare?: () => void;
  /** The extracted fields. Accepted but never displayed (specification, section 3). */
  extractedFields: ExtractedFields;
  /** Buttons for the document as a whole, such as Add Pages. */
  actions?: ReactNode;
}

const none: readonly Finding[] = [];

/**
 * Shows the pages of a document with their findings, with paging, zoom, rotation and panning. Renders a `section`.
 * Set the document's id as `key`, so that each document starts unzoomed. For a single page without tools use
 * PageSheet. Change `page` together with `selectedFinding`: the viewer shows a finding's page by itself only if the
 * finding was selected in the viewer.
 *
 * Keyboard: each toolbar is one Tab stop with arrow keys between its buttons, and so are the thumbnails. On the page,
 * the left and right arrow keys, Page Up, Page Down, Home and End turn pages. Anywhere in the viewer except in form
 * fields, ? lists the shortcuts, such as J for the next finding, + and - to zoom and R to rotate. M shows a magnifier
 * while it is held, which the arrow keys move; so does pressing and holding the page.
 *
 * Accessibility: each page is an image named by document and number. A change of the page, of the selected finding or
 * of both is announced once, politely. Marks are toggle buttons named after their checks; Tab skips them, because on
 * dense text they are closer than 24 px. Put VerificationPanels beside the viewer, with an equivalent toggle for each
 * mark.
 */
export function DocumentViewer({
  documentName,
  pageCount,
  page: pageProp,
  defaultPage = 1,
  onPageChange,
  rotation: rotationProp,
  defaultRotation = 0,
  onRotationChange,
  pageImage,
  pageThumbnail,
  findings: given = none,
  previewedFinding,
  onCompare,
  // oxlint-disable-next-line no-unused-vars -- taken out of `rest`, so that it does not reach the DOM
  extractedFields: _neverDisplayed,
  actions,
  className,
  onKeyDown,
  onFocus,
  ...props
}: DocumentViewerProps) {
  const findings = placedFindings(given, pageCount);
  const hintId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [page, setPage] = useControllableState({
    prop: pageProp,
    defaultProp: defaultPage,
    onChange: onPageChange,
  });
  const [rotation, setRotation] = useControllableState<PageRotation>({
    prop: rotationProp,
    defaultProp: defaultRotation,
    onChange: onRotationChange,
  });
  const [finding, setFinding, rest] = useFindingSelection(props);
  const upright = rotation === 0 || rotation === 180;
  const { width, height } = sheetSize;
  const { zoom, zoomTo, fitsPage, fitPage } = useZoom(
    stage,
    sheet,
    upright ? height / width : width / height,
  );
  const pan = useDragPan();
  useGestureZoom(stage, zoomTo);
  const { canGoBack, goBack, ...way } = useBack(stage, { page, finding, zoom }, (view) => {
    zoomTo(view.zoom);
    setFinding(view.finding);
    setPage(view.page);
  });
  useShowPlace(stage, { page, rotation, finding, ...way });

  const nextImage = page < pageCount ? pageImage(page + 1) : undefined;
  useEffect(() => {
    if (!nextImage) return;
    const image = new Image();
    image.src = nextImage;
    paintAhead(image);
  }, [nextImage]);

  const rotate = () => setRotation(((rotation + 90) % 360) as PageRotation);

  const turnTo = (next: number) => {
    // A focused mark unmounts with its page, so move focus to the stage.
    if (next !== page && stage.current?.contains(document.activeElement)) {
      stage.current.focus({ preventScroll: true });
    }
    setPage(next);
  };

  const select = (id: string | null) => {
    setFinding(id);
    const target = findings.find((candidate) => candidate.id === id);
    const first = target?.boxes[0];
    if (target && first && boxesOnPage(target, page).length === 0) turnTo(first.page);
  };

  const attention = findings.filter(needsAttention);
  // A place that a finding compares belongs to it (comparedPlace).
  const index = attention.findIndex(({ id }) => id === finding || finding?.startsWith(`${id}.`));
  /** Wraps around at both ends. */
  const stepTo = (target: number) => {
    const next = attention.at(target % attention.length);
    if (next) select(next.id);
  };
  const toNext = () => stepTo(index + 1);
  const toPrevious = () => stepTo(Math.max(index, 0) - 1);

  const keySheet = useShortcutSheet('viewer');
  const { Magnifier, ...magnifier } = useMagnifier(stage);

  const onStageKeyDown = useStageKeys({ page, pageCount, onPageChange: turnTo });

  const onViewerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    handleShortcut('viewer', event, {
      nextFinding: toNext,
      previousFinding: toPrevious,
      compare: finding === null ? undefined : onCompare,
      back: goBack,
      clear: finding === null ? undefined : () => select(null),
      nextPage: () => turnTo(pageFor('nextPage', { page, pageCount })!),
      previousPage: () => turnTo(pageFor('previousPage', { page, pageCount })!),
      zoomIn: () => zoomTo(zoomedIn),
      zoomOut: () => zoomTo(zoomedOut),
      fitWidth: () => zoomTo(fitToWidth),
      fitWindow: fitPage,
      rotate,
      magnify: event.repeat ? () => undefined : magnifier.toggle,
      help: keySheet.open,
    });
  };

  const shown = {
    src: pageImage(page),
    alt: `${documentName}, page ${page} of ${pageCount}`,
    page,
    rotation,
    findings,
    selectedFinding: finding,
    previewedFinding,
  };

  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
      the stage scrolls, so it must be focusable, and its paging and zoom keys have equivalent buttons */
  return (
    <section
      aria-label={documentName}
      {...rest}
      className={clsx(styles.root, className)}
      onKeyDown={onViewerKeyDown}
      onFocus={(event) => {
        onFocus?.(event);
        keySheet.prepare(event);
      }}
    >
      <div className={styles.bar}>
        <ViewerToolbar
          zoom={zoom}
          fitsPage={fitsPage}
          onZoomChange={zoomTo}
          onFitPage={fitPage}
          onRotate={rotate}
        />
        {attention.length > 0 && (
          <FindingSteps
            count={attention.length}
            index={index}
            onPrevious={toPrevious}
            onNext={toNext}
          />
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>
        {pageThumbnail && (
          <ThumbnailRail
            pageCount={pageCount}
            page={page}
            onPageChange={setPage}
            pageThumbnail={pageThumbnail}
          />
        )}
        {Magnifier && (
          <Magnifier
            on={magnifier.isOn}
            onOff={() => magnifier.setIsOn(false)}
            stage={stage}
            sheet={sheet}
            press={magnifier.press}
          >
            <PageSheet {...shown} />
          </Magnifier>
        )}
        <div
          ref={stage}
          role="group"
          aria-label="Document page"
          aria-describedby={hintId}
          tabIndex={0}
          className={styles.stage}
          onKeyDown={onStageKeyDown}
          {...pan}
        >
          <PageSheet
            ref={sheet}
            className={styles.sheet}
            style={{ '--sheet-zoom': zoom / 100 } as CSSProperties}
            {...shown}
            onSelectedFindingChange={select}
          />
        </div>
      </div>
      <VisuallyHidden id={hintId}>
        Left and right arrow keys turn pages. Question mark lists all keyboard shortcuts.
      </VisuallyHidden>
      <ViewerFoot
        page={page}
        pageCount={pageCount}
        onPageChange={setPage}
        findings={attention}
        selected={findings.find(({ id }) => id === finding)}
        index={index}
        onBack={canGoBack ? goBack : undefined}
        magnified={magnifier.isOn}
        onMagnify={magnifier.toggle}
        onHelp={keySheet.open}
      />
      {keySheet.render()}
    </section>
  );
}
