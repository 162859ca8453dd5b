/**
 * Moves focus to the comparison of the selected finding: to the view that is chosen, if it has several, so that the
 * arrow keys change it. From there, moves focus back to the finding. Does nothing if there is no comparison.
 */
export function focusComparison(container: Element | null) {
  const row = container?.querySelector('[data-selected]:has([data-comparison])');
  const comparison = row?.querySelector<HTMLElement>('[data-comparison]');
  const view = comparison?.querySelector<HTMLElement>('input:checked');
  const finding = row?.querySelector<HTMLElement>('[aria-pressed=true]');
  const isInside = comparison?.contains(document.activeElement);
  (isInside ? finding : (view ?? comparison))?.focus();
}
