import { existsSync } from 'node:fs';

const places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Where this computer has a Firefox; FIREFOX_PATH names another. */
export const firefoxPath = () => places.find((place) => place && existsSync(place));

export const schemeOfProfile = 'light';

/** What Playwright sets in Chromium by its protocol, and here the profile has to. */
export const firefoxPreferences = {
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.prefersReducedMotion': 1,
  // A page that is taken out of the cache on the way back tells Playwright nothing, and it would wait for ever.
  'browser.sessionhistory.max_total_viewers': 0,
  // The list of downloads would open, and keep the focus that the page had.
  'browser.download.alwaysOpenPanel': false,
};
