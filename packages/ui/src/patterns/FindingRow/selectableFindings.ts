import type { RefObject } from 'react';
import { useFindingSelection } from '../findingSelection';
import type { FindingSelectionProps } from '../findingSelection';
import type { FindingRowHandle } from './useFindingRow';

/** Props that connect checks with the places on the pages that show their outcome. */
export interface SelectableFindingsProps extends FindingSelectionProps {
  /** Called with the `id` of the finding that is hovered or focused, and with `null` when pointer or focus leaves. */
  onPreviewedFindingChange?: (id: string | null) => void;
  /**
   * Returns the URL of a page's image. If given, a selected row shows what its finding compares, and crops of its pages
   * where the viewer may be off screen: on a phone, and wherever it is above the panels.
   */
  pageImage?: (page: number) => string;
  /** The `id` of the item of the selected finding's sum whose place is shown, or `null` (controlled). */
  selectedItem?: string | null;
  /**
   * The `id` of the item shown initially, or `null` for none (uncontrolled).
   * @default null
   */
  defaultSelectedItem?: string | null;
  /** Called with the `id` of an item to show, or `null` for none. */
  onSelectedItemChange?: (id: string | null) => void;
  /** Called with the page of a clicked crop, to show the whole page. */
  onPageRequest?: (page: number) => void;
  /** Ref of the selected finding's row: to focus its button or what it compares, or to scroll to it. */
  rowRef?: RefObject<FindingRowHandle | null>;
}

/** Manages the selected finding. Returns the props for each {@link FindingRow}, including the selection, and the rest. */
export function useSelectableFindings<Props extends SelectableFindingsProps>(props: Props) {
  const [selectedFinding, onSelectedFindingChange, others] = useFindingSelection(props);
  const {
    onPreviewedFindingChange,
    pageImage,
    selectedItem,
    defaultSelectedItem,
    onSelectedItemChange,
    onPageRequest,
    rowRef,
    ...rest
  } = others;
  const selection = {
    selectedFinding,
    onSelectedFindingChange,
    onPreviewedFindingChange,
    pageImage,
    selectedItem,
    defaultSelectedItem,
    onSelectedItemChange,
    onPageRequest,
    rowRef,
  };
  return [selection, rest] as const;
}
