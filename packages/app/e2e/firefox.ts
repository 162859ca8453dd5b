/**
 * Over WebDriver BiDi, Playwright 1.65 fills a field by assigning its value in the page, which React, that
 * watches for assignments, takes for its own: no change is heard. This types the text instead.
 */
export function typeInFirefox() {
  const insertText = (text: string) => {
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => insertText,
    set: () => undefined,
  });
}

/** Why a test is left out in Firefox. */
export const notInFirefox = {
  scheme: 'Firefox 153 cannot be asked for another colour scheme over WebDriver BiDi',
  console404: 'Firefox writes no line about a document answered with 404',
  phone: 'Firefox cannot stand in for a phone; zoom.spec.ts has the same width without touch',
  noscript: 'Firefox goes on reading pages as with scripts when Playwright switches those off',
  bytes: 'the bytes are those of Chromium, which alone tells them one by one',
  shifts: 'Firefox does not measure layout shifts',
};

/**
 * Firefox holds a prefetch to `default-src`, where Chromium takes any directive that would allow it. Under
 * 'none' it refuses, says so, and the landing page does without.
 */
export const prefetchRefused = /default-src.*\/dashboard|\/dashboard.*default-src/;
