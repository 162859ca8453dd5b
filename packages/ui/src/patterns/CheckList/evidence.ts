import type { Finding } from '../../domain';

/** Links checks to the places on the pages where their outcome can be seen. */
export interface EvidenceProps {
  /** The findings on the pages. Checks without a finding then apply to the whole file. */
  findings?: readonly Finding[];
  /** The `id` of the selected finding, or `null` for none (controlled). */
  selectedFinding?: string | null;
  /**
   * The `id` of the finding selected initially, or `null` for none (uncontrolled).
   * @default null
   */
  defaultSelectedFinding?: string | null;
  /** Called with the `id` of the finding that was selected, or `null` when the selection was cleared. */
  onSelectedFindingChange?: (id: string | null) => void;
  /** Called with the `id` of the finding under the pointer or with focus, and with `null` when it leaves. */
  onPreviewedFindingChange?: (id: string | null) => void;
  /** Returns the URL of a page's image: with it a selected row expands a crop of the place on a phone. */
  pageImage?: (page: number) => string;
  /** Called by `Show page` below the crop, with the page to bring into view. */
  onPageRequest?: (page: number) => void;
}

/** The pages of a finding, each once, in order. */
export const pagesOf = ({ boxes }: Pick<Finding, 'boxes'>): number[] =>
  [...new Set(boxes.map(({ page }) => page))].sort((a, b) => a - b);

/**
 * A short label for where a finding is: `p. 2`, `p. 1, 4` or `p. 1–3`. Never `Page 2`: that is the name of a
 * pager button.
 */
export function placeOf(finding: Pick<Finding, 'boxes'>): string {
  const pages = pagesOf(finding);
  const first = pages[0]!;
  const last = pages.at(-1)!;
  const consecutive = pages.length > 2 && last - first === pages.length - 1;
  return `p. ${consecutive ? `${first}–${last}` : pages.join(', ')}`;
}
