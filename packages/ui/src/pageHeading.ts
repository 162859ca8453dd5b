/**
 * What the `h1` of a page carries to take the focus after a change of page, so that it is read at once:
 * spread it on the element. Whoever changes the page focuses `[data-page-heading]`; Tab does not stop there.
 */
export const pageHeading = { tabIndex: -1, 'data-page-heading': '' } as const;
