import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import type { ExtractedFields, Finding } from '../../domain';
import { placedFindings } from '../placedFindings';
import { needsAttention, PageSheet } from '../PageSheet';
import { handleShortcut } from '../shortcuts';
import { useShortcutSheet } from '../ShortcutSheet';
import styles from './DocumentViewer.module.css';
import { FindingSteps } from './FindingSteps';
import { pageFor } from './paging';
import { Stage } from './Stage';
import { stepsOf, usePageView, ViewerToolbar } from '../PageView';
import { ThumbnailRail } from './ThumbnailRail';
import { useMagnifier } from './useMagnifier';
import { useStageKeys } from './useStageKeys';
import { useViewerState } from './useViewerState';
import type { ViewerStateProps } from './useViewerState';
import { ViewerFoot } from './ViewerFoot';

export interface DocumentViewerProps
  extends Omit<ComponentProps<'section'>, 'children'>, ViewerStateProps {
  /** The accessible name of the viewer, and part of its pages' names. */
  documentName: string;
  /** How many pages the document has. */
  pageCount: number;
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
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const state = useViewerState(props, findings, stage);
  const { page, rotation, finding, turnTo, select } = state;
  const view = usePageView({
    stage,
    sheet,
    page,
    finding,
    rotation,
    onBack: (earlier) => {
      state.setFinding(earlier.finding);
      state.setPage(earlier.page);
    },
  });

  const nextImage = page < pageCount ? pageImage(page + 1) : undefined;
  useEffect(() => {
    if (!nextImage) return;
    const image = new Image();
    image.src = nextImage;
    // So that it appears without delay. Failures surface when it is shown.
    image.decode().catch(() => undefined);
  }, [nextImage]);

  const attention = findings.filter(needsAttention);
  const steps = stepsOf(attention, finding, select);

  const keySheet = useShortcutSheet('viewer');
  const { Magnifier, ...magnifier } = useMagnifier(stage);

  const onStageKeyDown = useStageKeys({ page, pageCount, onPageChange: turnTo });

  const onViewerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    handleShortcut('viewer', event, {
      nextFinding: steps.toNext,
      previousFinding: steps.toPrevious,
      compare: finding === null ? undefined : onCompare,
      back: view.goBack,
      clear: finding === null ? undefined : () => select(null),
      nextPage: () => turnTo(pageFor('nextPage', { page, pageCount })!),
      previousPage: () => turnTo(pageFor('previousPage', { page, pageCount })!),
      ...view.zoomKeys,
      rotate: state.rotate,
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

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys have equivalent buttons
    <section
      aria-label={documentName}
      {...state.rest}
      className={clsx(styles.root, className)}
      onKeyDown={onViewerKeyDown}
      onFocus={(event) => {
        onFocus?.(event);
        keySheet.prepare(event);
      }}
    >
      <div className={styles.bar}>
        <ViewerToolbar view={view} onRotate={state.rotate} />
        {attention.length > 0 && <FindingSteps count={attention.length} {...steps} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>
        {pageThumbnail && (
          <ThumbnailRail
            pageCount={pageCount}
            page={page}
            onPageChange={state.setPage}
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
        <Stage
          ref={stage}
          sheetRef={sheet}
          zoom={view.zoom}
          page={{ ...shown, onSelectedFindingChange: select }}
          onKeyDown={onStageKeyDown}
          {...view.pan}
        />
      </div>
      <ViewerFoot
        page={page}
        pageCount={pageCount}
        onPageChange={state.setPage}
        findings={attention}
        selected={findings.find(({ id }) => id === finding)}
        index={steps.index}
        onBack={view.canGoBack ? view.goBack : undefined}
        magnified={magnifier.isOn}
        onMagnify={magnifier.toggle}
        helpButton={keySheet.button}
      />
      {keySheet.render()}
    </section>
  );
}
