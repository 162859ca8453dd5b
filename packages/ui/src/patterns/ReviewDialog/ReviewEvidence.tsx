import { useEffect, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Pager } from '../../components/Pager';
import { PageSheet } from '../PageSheet';
import type { Finding } from '../../domain';
import { prepareComparison } from '../CheckRow';
import { comparedPlace } from '../comparedPlace';
import { placedFindings } from '../placedFindings';
import { reviewReasons } from '../reviewReasons';
import type { VerificationPanel } from '../VerificationPanels';
import { FindingStrip } from './FindingStrip';
import styles from './ReviewDialog.module.css';

export interface ReviewEvidenceProps {
  documentName: string;
  panels: readonly VerificationPanel[];
  findings: readonly Finding[];
  pageCount: number;
  pageImage: (page: number) => string;
  /** Ref of the column with findings and decision. */
  sideRef: Ref<HTMLDivElement>;
  /** The content below the findings. */
  children: ReactNode;
}

/** The page and the reasons for review, side by side and in sync. */
export function ReviewEvidence({
  documentName,
  panels,
  findings,
  pageCount,
  pageImage,
  sideRef,
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

  const select = (id: string | null) => {
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
          <Pager
            label="Pages"
            pageCount={pageCount}
            page={page}
            onPageChange={setPage}
            markedPages={marked.flatMap(({ boxes }) => boxes.map((box) => box.page))}
            markLabel="has findings"
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
