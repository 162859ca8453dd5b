import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Pager } from '../../components/Pager';
import { PageSheet } from '../PageSheet';
import type { Finding } from '../../domain';
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
  const reasons = reviewReasons(panels, findings);
  const marked = reasons.flatMap((reason) => reason.findings);
  const [page, setPage] = useState(marked[0]?.boxes[0]?.page ?? 1);
  const [selected, setSelected] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);

  const select = (id: string | null) => {
    setSelected(id);
    const places = marked.find((finding) => finding.id === id)?.boxes ?? [];
    if (places[0] && !places.some((place) => place.page === page)) setPage(places[0].page);
  };

  return (
    <div className={styles.layout}>
      <div className={styles.pages}>
        <PageSheet
          src={pageImage(page)}
          alt={`${documentName}, page ${page} of ${pageCount}`}
          page={page}
          findings={marked}
          selectedFinding={selected}
          previewedFinding={previewed}
          onSelectedFindingChange={select}
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
        />
        {children}
      </div>
    </div>
  );
}
