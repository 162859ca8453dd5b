import type { Finding } from '../../domain';
import { useFindingSelection } from '../findingSelection';
import type { FindingSelectionProps } from '../findingSelection';

/** Props that connect checks with the places on the pages that show their outcome. */
export interface EvidenceProps extends FindingSelectionProps {
  /** The findings on the pages. If given, checks without a finding apply to the whole file. */
  findings?: readonly Finding[];
  /** Called with the `id` of the finding that is hovered or focused, and with `null` when pointer or focus leaves. */
  onPreviewedFindingChange?: (id: string | null) => void;
  /**
   * Returns the URL of a page's image. If given, a selected row shows crops of its finding's pages where the viewer may
   * be off screen: on a phone, and wherever it is above the panels.
   */
  pageImage?: (page: number) => string;
  /** Called with the first page of a finding when the `Show page` button below its crops is clicked. */
  onPageRequest?: (page: number) => void;
}

/** Manages the selected finding. Returns the props for each {@link CheckRow}, including the selection, and the rest. */
export function useEvidence<Props extends EvidenceProps>(props: Props) {
  const [selectedFinding, onSelectedFindingChange, others] = useFindingSelection(props);
  const { onPreviewedFindingChange, pageImage, onPageRequest, ...rest } = others;
  const evidence = {
    selectedFinding,
    onSelectedFindingChange,
    onPreviewedFindingChange,
    pageImage,
    onPageRequest,
  };
  return [evidence, rest] as const;
}

/** The pages of a finding, sorted and without duplicates. */
export const pagesOf = ({ boxes }: Pick<Finding, 'boxes'>): number[] =>
  [...new Set(boxes.map(({ page }) => page))].sort((a, b) => a - b);

/**
 * A short label for where a finding is: `p. 2`, `p. 1, 4` or `p. 1–3`. Never `Page 2`, which is the name of a pager
 * button.
 */
export function placeOf(finding: Pick<Finding, 'boxes'>): string {
  const pages = pagesOf(finding);
  const first = pages[0]!;
  const last = pages.at(-1)!;
  const consecutive = pages.length > 2 && last - first === pages.length - 1;
  return `p. ${consecutive ? `${first}–${last}` : pages.join(', ')}`;
}
