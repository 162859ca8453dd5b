/** The current time in every story. Fixed, so that screenshots do not depend on the date. */
export const frozenNow = '2026-11-20T09:00:00+08:00';

/** Settings of the test browsers, fixed so that screenshots do not depend on the machine. */
export const environment = {
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
  reducedMotion: 'reduce',
} as const;
