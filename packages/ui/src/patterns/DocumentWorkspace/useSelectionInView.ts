import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { EvidenceHandle } from '../CheckRow';
import { bringIntoView } from './bringIntoView';

/** Brings the row of a finding that the user has selected into view, without moving focus. */
export function useSelectionInView(
  viewer: RefObject<HTMLElement | null>,
  panels: RefObject<HTMLElement | null>,
  selectedFinding: string | null,
  evidence: RefObject<EvidenceHandle | null> | undefined,
) {
  const last = useRef(selectedFinding);
  useEffect(() => {
    const changed = last.current !== selectedFinding;
    last.current = selectedFinding;
    // A page that opens with a finding, which it may select only after hydration, starts at its top.
    if (!changed || !selectedFinding || !navigator.userActivation.hasBeenActive) return undefined;
    if (!viewer.current || !panels.current) return undefined;
    return bringIntoView(viewer.current, panels.current, () => evidence?.current?.row);
  }, [viewer, panels, selectedFinding, evidence]);
}
