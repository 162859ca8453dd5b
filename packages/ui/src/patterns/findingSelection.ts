import { useControllableState } from '@radix-ui/react-use-controllable-state';

/** The props of components in which a finding can be selected. */
export interface FindingSelectionProps {
  /** The `id` of the selected finding, or `null` for none (controlled). */
  selectedFinding?: string | null;
  /**
   * The `id` of the finding selected initially, or `null` for none (uncontrolled).
   * @default null
   */
  defaultSelectedFinding?: string | null;
  /** Called with the `id` of the finding that was selected, or `null` when the selection was cleared. */
  onSelectedFindingChange?: (id: string | null) => void;
}

/** Returns the `id` of the selected finding, a function that changes or clears the selection, and the other props. */
export function useFindingSelection<Props extends FindingSelectionProps>({
  selectedFinding,
  defaultSelectedFinding = null,
  onSelectedFindingChange,
  ...rest
}: Props) {
  const [selected, select] = useControllableState({
    prop: selectedFinding,
    defaultProp: defaultSelectedFinding,
    onChange: onSelectedFindingChange,
  });
  return [selected, select, rest] as const;
}
