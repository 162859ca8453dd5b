/** Presses the button that shows or hides the comparison of the selected finding, if its row has one. */
export function toggleComparison(container: Element | null) {
  container
    ?.querySelector<HTMLButtonElement>('[data-selected] button[data-comparison-toggle]')
    ?.click();
}
