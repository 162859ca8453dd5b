/**
 * The policy that every page carries: nothing but the page's own static files.
 *
 * @param {{ script: boolean }} page whether the page runs scripts; the landing page runs none
 */
export function contentSecurityPolicy({ script }) {
  return [
    "default-src 'none'",
    script ? "script-src 'self'" : "script-src 'none'",
    // Radix locks the scroll behind a dialog with a style element, and has style attributes in its markup
    // (tabs, accordion, toast); a static page has no nonce to give them. Styles alone are relaxed.
    "style-src 'self' 'unsafe-inline'",
    // data: is what a broken preview shows instead, blob: the previews of chosen files.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    // No text becomes markup or code, and no policy is there that would let it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * The policy of the built Storybook, which carries none of its own: it talks to its own folder only.
 * Wider than the pages' where Storybook needs it, and sent as a header for its folder alone.
 */
export const storybookPolicy = [
  "default-src 'none'",
  // Its settings are inline scripts in index.html and iframe.html.
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // It fetches index.json, the list of its stories.
  "connect-src 'self'",
  // The stories stand in a frame of the manager.
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');
