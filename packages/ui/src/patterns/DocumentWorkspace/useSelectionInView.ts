import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FindingRowHandle } from '../FindingRow';
import { bringIntoView } from './bringIntoView';

/**
 * Scrolls the row of the finding that the user selects, or the panel that they open, into view. Focus does not move.
 */
export function useSelectionInView(
  viewer: RefObject<HTMLElement | null>,
  panels: RefObject<HTMLElement | null>,
  selectedFinding: string | null,
  openPanel: string | null,
  rowRef: RefObject<FindingRowHandle | null> | undefined,
) {
  const last = useRef({ selectedFinding, openPanel });
  useEffect(() => {
    const isSelected = selectedFinding !== null && last.current.selectedFinding !== selectedFinding;
    const isOpened = openPanel !== null && last.current.openPanel !== openPanel;
    last.current = { selectedFinding, openPanel };
    // A page that opens with a finding, which it may select only after hydration, starts at its top.
    if (!(isSelected || isOpened) || !navigator.userActivation.hasBeenActive) return undefined;
    const cell = panels.current;
    if (!viewer.current || !cell) return undefined;
    const panel = () =>
      // oxlint-disable-next-line patunay/no-element-lookup -- the panels are the caller's
      cell.querySelector<HTMLElement>('[role=group][data-state=open]') ?? undefined;
    return bringIntoView(viewer.current, cell, () => (isSelected ? rowRef?.current?.row : panel()));
  }, [viewer, panels, selectedFinding, openPanel, rowRef]);
}
