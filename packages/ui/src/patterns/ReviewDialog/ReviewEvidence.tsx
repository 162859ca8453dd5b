import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Undo2 } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, Ref, RefObject } from 'react';
import { Pager } from '../../components/Pager';
import { PageSheet } from '../PageSheet';
import type { PageRotation } from '../PageSheet';
import { fitToWidth, stepsOf, turned, usePageView, ViewerToolbar } from '../PageView';
import { focusComparison } from '../CheckRow';
import type { Finding } from '../../domain';
import { comparedPlace } from '../comparedPlace';
import { placedFindings } from '../placedFindings';
import { reviewReasons } from '../reviewReasons';
import { ShortcutButton } from '../ShortcutButton';
import { pagerKeys, shortcuts } from '../shortcuts';
import type { ShortcutAction } from '../shortcuts';
import type { VerificationPanel } from '../VerificationPanels';
import { FindingStrip } from './FindingStrip';
import styles from './ReviewDialog.module.css';

/** The shortcuts that change what the evidence shows. */
export type EvidenceShortcuts = Partial<Record<ShortcutAction<'review'>, () => void>>;

export interface ReviewEvidenceProps {
  documentName: string;
  panels: readonly VerificationPanel[];
  findings: readonly Finding[];
  pageCount: number;
  pageImage: (page: number) => string;
  /** Ref of the column with findings and decision. */
  sideRef: RefObject<HTMLDivElement | null>;
  /** Ref of the handlers for its shortcuts, which work in the whole dialog. */
  shortcutsRef: Ref<EvidenceShortcuts>;
  /** The rejection reason so far, empty for another decision. */
  reason: string;
  /** Called with the `id` of the selected finding when a key adds it to the reason. Returns what to announce. */
  onReasonAdd: (id: string) => string | undefined;
  /** The content below the findings. */
  children: ReactNode;
}

const pressed = '[aria-pressed="true"]';

/** The page and the reasons for review, side by side and in sync. */
export function ReviewEvidence({
  documentName,
  panels,
  findings,
  pageCount,
  pageImage,
  sideRef,
  shortcutsRef,
  reason,
  onReasonAdd,
  children,
}: ReviewEvidenceProps) {
  const reasons = reviewReasons(panels, placedFindings(findings, pageCount));
  const marked = reasons.flatMap((reason) => reason.findings);
  const [page, setPage] = useState(marked[0]?.boxes[0]?.page ?? 1);
  const [selected, setSelected] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [placeId, setPlaceId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState<string>();
  const place = comparedPlace(
    marked.find(({ id }) => id === selected),
    placeId,
  );

  const show = (boxes: Finding['boxes'] = []) => {
    if (boxes[0] && !boxes.some((box) => box.page === page)) setPage(boxes[0].page);
  };

  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [rotation, setRotation] = useState<PageRotation>(0);
  const rotate = () => setRotation(turned(rotation));
  const view = usePageView({
    stage,
    sheet,
    page,
    rotation,
    finding: place?.id ?? selected,
    onBack: (earlier) => {
      // A place's id starts with that of its finding (comparedPlace).
      const [finding = null, id = null] = earlier.finding?.split('.') ?? [];
      setPage(earlier.page);
      setSelected(finding);
      setPlaceId(id);
    },
  });

  const isZoomed = view.zoom > fitToWidth;

  const select = (id: string | null) => {
    setSelected(id);
    setAnnouncement(undefined);
    setPlaceId(null);
    show(marked.find((finding) => finding.id === id)?.boxes);
  };

  const selectPlace = (id: string | null) => {
    setPlaceId(id);
    show(
      comparedPlace(
        marked.find((finding) => finding.id === selected),
        id,
      )?.boxes,
    );
  };

  const focusSelected = () => sideRef.current?.querySelector<HTMLElement>(pressed)?.focus();
  /** The finding that a key selects, until focus has followed. */
  const steppingTo = useRef<string>(null);
  useEffect(() => {
    // Not selected yet: this is the effect of an earlier render, which React runs before it renders the step.
    if (steppingTo.current === null || steppingTo.current !== selected) return;
    steppingTo.current = null;
    focusSelected();
  });
  /** Focus follows a step, so that the finding is announced. */
  const followTo = (id: string | null) => {
    // The only finding may be selected already, and then nothing renders.
    if (id === selected) focusSelected();
    else steppingTo.current = id;
  };
  const steps = stepsOf(marked, selected, select);

  useImperativeHandle(shortcutsRef, () => ({
    nextFinding: () => followTo(steps.toNext()),
    previousFinding: () => followTo(steps.toPrevious()),
    addToReason: () => setAnnouncement(selected === null ? undefined : onReasonAdd(selected)),
    compare: () => focusComparison(sideRef.current),
    back: view.goBack,
    nextPage: () => setPage(Math.min(pageCount, page + 1)),
    previousPage: () => setPage(Math.max(1, page - 1)),
    ...view.zoomKeys,
    rotate,
  }));

  return (
    <div className={styles.layout}>
      <div className={styles.pages}>
        <div className={styles.tools}>
          <ViewerToolbar brief view={view} onRotate={rotate} />
          <ShortcutButton
            shortcut={shortcuts.review.back}
            aria-disabled={!view.canGoBack}
            className={styles.back}
            onClick={view.goBack}
          >
            <Undo2 />
          </ShortcutButton>
        </div>
        <div
          ref={stage}
          className={styles.stage}
          // Only a page that is larger scrolls, and has to be reached by keyboard.
          {...(isZoomed && {
            ...view.pan,
            role: 'group',
            'aria-label': 'Document page',
            tabIndex: 0,
            'data-zoomed': '',
          })}
        >
          <PageSheet
            ref={sheet}
            className={styles.sheet}
            style={{ '--sheet-zoom': view.zoom / 100 } as CSSProperties}
            src={pageImage(page)}
            alt={`${documentName}, page ${page} of ${pageCount}`}
            page={page}
            rotation={rotation}
            findings={place ? [...marked, place] : marked}
            selectedFinding={place?.id ?? selected}
            previewedFinding={previewed}
            onSelectedFindingChange={(id) => (id === null && place ? setPlaceId(null) : select(id))}
          />
        </div>
        <div className={styles.paging}>
          <p role="status" className={styles.position}>
            Page {page} of {pageCount}
            {announcement && <VisuallyHidden>. {announcement}</VisuallyHidden>}
          </p>
          <Pager
            label="Pages"
            pageCount={pageCount}
            page={page}
            onPageChange={setPage}
            markedPages={marked.flatMap(({ boxes }) => boxes.map((box) => box.page))}
            markLabel="has findings"
            keyShortcuts={pagerKeys}
          />
        </div>
      </div>
      <div ref={sideRef} className={styles.side}>
        <FindingStrip
          reasons={reasons}
          reason={reason}
          pageImage={pageImage}
          selectedFinding={selected}
          onSelectedFindingChange={select}
          onPreviewedFindingChange={setPreviewed}
          selectedPlace={placeId}
          onSelectedPlaceChange={selectPlace}
        />
        {children}
      </div>
    </div>
  );
}
