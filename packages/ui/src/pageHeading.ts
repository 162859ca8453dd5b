/**
 * Props for a page's `h1`, so that it can be focused, and therefore announced, after client-side navigation.
 * The router focuses `[data-page-heading]`; it is not a Tab stop.
 */
export const pageHeading = { tabIndex: -1, 'data-page-heading': '' } as const;

/** The current page's heading; null while there is none. */
export const findPageHeading = () => document.querySelector<HTMLElement>('[data-page-heading]');
