/** The reasons why tests are skipped in Playwright's Firefox and WebKit. */
export const onlyChromium = {
  phone:
    'Playwright emulates a phone in Chromium alone; zoom.spec.ts covers the width without touch',
  bytes: 'bytes are counted through the Chrome DevTools Protocol',
  touch: 'touches are sent through the Chrome DevTools Protocol',
  keys: 'keys get timestamps through the Chrome DevTools Protocol',
  paper: 'Playwright prints in Chromium alone',
  shifts: 'only Chromium measures layout shifts',
  tree: 'only Chromium gives tests its accessibility tree',
  worker: "Playwright intercepts a service worker's script in Chromium alone",
};
