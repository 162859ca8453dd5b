import { Button } from '../../components/Button';
import type { Finding } from '../../domain';
import styles from './CheckRow.module.css';
import { pagesOf } from './evidence';
import type { EvidenceProps } from './evidence';
import { FindingCrops } from './FindingCrops';

export interface EvidenceCropProps extends Pick<EvidenceProps, 'pageImage' | 'onPageRequest'> {
  finding: Finding;
}

/**
 * Crops of the finding's pages, shown below its row where the viewer may be off screen: on a phone, and wherever the
 * viewer is above the panels.
 */
export function EvidenceCrop({ finding, pageImage, onPageRequest }: EvidenceCropProps) {
  if (!pageImage) return null;
  return (
    <div className={styles.evidence}>
      <FindingCrops finding={finding} pageImage={pageImage} />
      {onPageRequest && (
        <Button size="small" onClick={() => onPageRequest(pagesOf(finding)[0]!)}>
          Show page
        </Button>
      )}
    </div>
  );
}
