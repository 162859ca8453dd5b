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
    // data: are the drawn sample pages, blob: the previews of chosen files.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
