import { PageCrop } from '../PageCrop';
import type { Finding } from '../../domain';
import { pagesOf } from './evidence';

export interface FindingCropsProps {
  finding: Finding;
  pageImage: (page: number) => string;
}

/** A crop of each page that a finding is on. */
export function FindingCrops({ finding, pageImage }: FindingCropsProps) {
  return pagesOf(finding).map((page) => (
    <PageCrop
      key={page}
      src={pageImage(page)}
      alt={`${finding.checkName ?? finding.label}, p. ${page}`}
      finding={finding}
      page={page}
    />
  ));
}
