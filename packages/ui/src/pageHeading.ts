/**
 * Props for a page's `h1`, so that it can be focused, and therefore announced, after client-side navigation.
 * It is not a Tab stop.
 */
export const pageHeading = { tabIndex: -1, 'data-page-heading': '' } as const;

/** The current page's heading; null while there is none. */
export const findPageHeading = (page: Document) =>
  // oxlint-disable-next-line patunay/no-element-lookup -- the heading is another component's
  page.querySelector<HTMLElement>('[data-page-heading]');

/** Moves focus to the current page's heading, if there is one. Does not scroll. */
export const focusPageHeading = () => findPageHeading(document)?.focus({ preventScroll: true });
