import { Button } from '../../components/Button';
import { PageCrop } from '../PageCrop';
import type { Finding } from '../PageSheet';
import styles from './CheckRow.module.css';
import { pagesOf } from './evidence';
import type { EvidenceProps } from './evidence';

export interface EvidenceCropProps extends Pick<EvidenceProps, 'pageImage' | 'onShowPage'> {
  finding: Finding;
}

/** On a phone the pages are off screen, so the finding is shown below its row. */
export function EvidenceCrop({ finding, pageImage, onShowPage }: EvidenceCropProps) {
  if (!pageImage) return null;
  const pages = pagesOf(finding);
  return (
    <div className={styles.evidence}>
      {pages.map((page) => (
        <PageCrop
          key={page}
          src={pageImage(page)}
          alt={`${finding.checkName ?? finding.label}, p. ${page}`}
          finding={finding}
          page={page}
        />
      ))}
      {onShowPage && (
        <Button size="small" onClick={() => onShowPage(pages[0]!)}>
          Show page
        </Button>
      )}
    </div>
  );
}
