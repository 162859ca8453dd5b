import { Button } from '../../components/Button';
import { PageCrop } from '../PageCrop';
import type { Finding } from '../../domain';
import styles from './CheckRow.module.css';
import { pagesOf } from './evidence';
import type { EvidenceProps } from './evidence';

export interface EvidenceCropProps extends Pick<EvidenceProps, 'pageImage' | 'onPageRequest'> {
  finding: Finding;
}

/** Crops of the finding's pages, shown below its row on a phone, where the viewer is off screen. */
export function EvidenceCrop({ finding, pageImage, onPageRequest }: EvidenceCropProps) {
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
      {onPageRequest && (
        <Button size="small" onClick={() => onPageRequest(pages[0]!)}>
          Show page
        </Button>
      )}
    </div>
  );
}
