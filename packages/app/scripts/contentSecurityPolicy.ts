/**
 * The Content Security Policy of a page: it may load only the site's own static files.
 *
 * @param page whether the page runs scripts; the landing page runs none
 */
export function contentSecurityPolicy({ script }: { script: boolean }) {
  return [
    "default-src 'none'",
    script ? "script-src 'self'" : "script-src 'none'",
    // The build inlines each page's stylesheets, and Radix sets style attributes (tabs, accordion, toast). A static page
    // cannot have a nonce for these, so this directive, and no other, has 'unsafe-inline'.
    "style-src 'self' 'unsafe-inline'",
    // data: for the fallback of a broken preview, blob: for previews of selected files.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A page without scripts cannot connect anyway. 'self' lets Lighthouse, which runs in the page, fetch robots.txt.
    script ? "connect-src 'none'" : "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    // Blocks assigning strings to HTML and script sinks, and creating a Trusted Types policy that would allow it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * The policy of the built Storybook, sent as a header for its folder only. Storybook has no CSP in a `meta` element,
 * and needs more permissions than the app's pages.
 */
export const storybookPolicy = [
  "default-src 'none'",
  // Storybook's settings are inline scripts in index.html and iframe.html.
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // Storybook fetches index.json, the list of its stories.
  "connect-src 'self'",
  // The manager shows stories in an iframe.
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');
