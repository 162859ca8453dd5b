import { Undo2 } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { Pager } from '../../components/Pager';
import { PageSheet } from '../PageSheet';
import { focusComparison, prepareComparison } from '../CheckRow';
import type { Finding } from '../../domain';
import { comparedPlace } from '../comparedPlace';
import { placedFindings } from '../placedFindings';
import { reviewReasons } from '../reviewReasons';
import { ShortcutButton } from '../ShortcutButton';
import { pagerKeys, shortcuts } from '../shortcuts';
import type { ShortcutAction } from '../shortcuts';
import { useViewHistory } from '../useViewHistory';
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
  children,
}: ReviewEvidenceProps) {
  const reasons = reviewReasons(panels, placedFindings(findings, pageCount));
  const marked = reasons.flatMap((reason) => reason.findings);
  const [page, setPage] = useState(marked[0]?.boxes[0]?.page ?? 1);
  const [selected, setSelected] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [placeId, setPlaceId] = useState<string | null>(null);
  const place = comparedPlace(
    marked.find(({ id }) => id === selected),
    placeId,
  );

  const hasComparison = marked.some(({ comparison }) => comparison);
  useEffect(() => {
    if (hasComparison) prepareComparison();
  }, [hasComparison]);

  const show = (boxes: Finding['boxes'] = []) => {
    if (boxes[0] && !boxes.some((box) => box.page === page)) setPage(boxes[0].page);
  };

  const history = useViewHistory<{ page: number; selected: string | null }>();

  const select = (id: string | null) => {
    if (id !== null) history.leave({ page, selected });
    setSelected(id);
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

  /** Wraps around at both ends. */
  const stepTo = (target: number) => {
    const next = marked.at(target % marked.length);
    if (!next) return;
    select(next.id);
    steppingTo.current = next.id;
  };
  const steppingTo = useRef<string>(null);
  useEffect(() => {
    // Not selected yet: this is the effect of an earlier render, which React runs before it renders the step.
    if (steppingTo.current === null || steppingTo.current !== selected) return;
    // Focus follows, so that the finding is announced.
    sideRef.current?.querySelector<HTMLElement>(pressed)?.focus();
    steppingTo.current = null;
  });
  const index = marked.findIndex(({ id }) => id === selected);

  const goBack = () => {
    const view = history.goBack();
    if (!view) return;
    setPage(view.page);
    setSelected(view.selected);
    setPlaceId(null);
  };

  useImperativeHandle(shortcutsRef, () => ({
    nextFinding: () => stepTo(index + 1),
    previousFinding: () => stepTo(Math.max(index, 0) - 1),
    compare: () => focusComparison(sideRef.current),
    back: goBack,
    nextPage: () => setPage(Math.min(pageCount, page + 1)),
    previousPage: () => setPage(Math.max(1, page - 1)),
  }));

  return (
    <div className={styles.layout}>
      <div className={styles.pages}>
        <PageSheet
          src={pageImage(page)}
          alt={`${documentName}, page ${page} of ${pageCount}`}
          page={page}
          findings={place ? [...marked, place] : marked}
          selectedFinding={place?.id ?? selected}
          previewedFinding={previewed}
          onSelectedFindingChange={(id) => (id === null && place ? setPlaceId(null) : select(id))}
        />
        <div className={styles.paging}>
          <p role="status" className={styles.position}>
            Page {page} of {pageCount}
          </p>
          <ShortcutButton
            shortcut={shortcuts.review.back}
            aria-disabled={!history.canGoBack}
            className={styles.back}
            onClick={goBack}
          >
            <Undo2 />
          </ShortcutButton>
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
