const selectedRow = '[data-status][data-selected]';

/** Where focus was before a key moved it to a comparison. */
let origin: HTMLElement | null = null;

/**
 * Moves focus to the comparison of the selected finding: to the view that is chosen, if it has several, so that the
 * arrow keys change it. From there, moves focus back. Does nothing if there is no comparison.
 */
export function focusComparison(container: Element | null) {
  const comparison = container?.querySelector<HTMLElement>(`${selectedRow} [data-comparison]`);
  if (comparison?.contains(document.activeElement)) {
    leaveEvidence();
  } else if (comparison) {
    origin = document.activeElement as HTMLElement;
    const view = comparison.querySelector<HTMLElement>('input:checked');
    (view ?? comparison).focus();
  }
}

/**
 * Moves focus out of what a selected row shows: back to where it was before {@link focusComparison}, or else to the
 * row's toggle. Returns whether focus was there.
 */
export function leaveEvidence(): boolean {
  const toggle = document.activeElement
    ?.closest(selectedRow)
    ?.querySelector<HTMLElement>('[aria-pressed=true]');
  if (!toggle || toggle === document.activeElement) return false;
  (origin?.isConnected ? origin : toggle).focus();
  origin = null;
  return true;
}
