import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { ExtractedFields, Finding } from '../../domain';
import { useFindingSelection } from '../findingSelection';
import type { FindingSelectionProps } from '../findingSelection';
import { placedFindings } from '../placedFindings';
import { boxesOnPage, needsAttention, PageSheet, sheetSize } from '../PageSheet';
import type { PageRotation } from '../PageSheet';
import styles from './DocumentViewer.module.css';
import { FindingSteps } from './FindingSteps';
import { ThumbnailRail } from './ThumbnailRail';
import { useDragPan } from './useDragPan';
import { useGestureZoom } from './useGestureZoom';
import { useShowPlace } from './useShowPlace';
import { useStageKeys } from './useStageKeys';
import { useZoom } from './useZoom';
import { ViewerFoot } from './ViewerFoot';
import { ViewerToolbar } from './ViewerToolbar';

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
 * the left and right arrow keys, Page Up, Page Down, Home and End turn pages, + and - zoom, 0 fits the width, Shift
 * with a left or right arrow scrolls. Anywhere in the viewer except in form fields, R rotates and Escape clears the
 * selected finding.
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
  // oxlint-disable-next-line no-unused-vars -- taken out of `rest`, so that it does not reach the DOM
  extractedFields: _neverDisplayed,
  actions,
  className,
  onKeyDown,
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
  useShowPlace(stage, { page, rotation, finding });

  const nextImage = page < pageCount ? pageImage(page + 1) : undefined;
  useEffect(() => {
    if (nextImage) new Image().src = nextImage;
  }, [nextImage]);

  const rotate = () => setRotation(((rotation + 90) % 360) as PageRotation);

  const select = (id: string | null) => {
    setFinding(id);
    const target = findings.find((candidate) => candidate.id === id);
    const first = target?.boxes[0];
    if (target && first && boxesOnPage(target, page).length === 0) setPage(first.page);
  };

  const onStageKeyDown = useStageKeys({ page, pageCount, onPageChange: setPage, zoom, zoomTo });

  const onViewerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    // React events bubble through portals, and `actions` may hold a field or open a dialog.
    const target = event.target as Element;
    const isTextEntry = target.matches('input:not([type=radio]), textarea, select');
    if (isTextEntry || !event.currentTarget.contains(target)) return;
    if (event.key.toLowerCase() === 'r') rotate();
    else if (event.key === 'Escape' && finding !== null) select(null);
    else return;
    event.preventDefault();
  };

  const attention = findings.filter(needsAttention);
  // A place that a finding compares belongs to it (comparedPlace).
  const index = attention.findIndex(({ id }) => id === finding || finding?.startsWith(`${id}.`));

  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
      the stage scrolls, so it must be focusable, and its paging and zoom keys have equivalent buttons */
  return (
    <section
      aria-label={documentName}
      {...rest}
      className={clsx(styles.root, className)}
      onKeyDown={onViewerKeyDown}
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
          <FindingSteps findings={attention} index={index} onSelect={select} />
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
            src={pageImage(page)}
            alt={`${documentName}, page ${page} of ${pageCount}`}
            page={page}
            rotation={rotation}
            findings={findings}
            selectedFinding={finding}
            previewedFinding={previewedFinding}
            onSelectedFindingChange={select}
          />
        </div>
      </div>
      <VisuallyHidden id={hintId}>
        Left and right arrow keys turn pages. Plus and minus zoom. R rotates. Shift with left or
        right arrow scrolls.
      </VisuallyHidden>
      <ViewerFoot
        page={page}
        pageCount={pageCount}
        onPageChange={setPage}
        findings={attention}
        selected={findings.find(({ id }) => id === finding)}
        index={index}
      />
    </section>
  );
}
