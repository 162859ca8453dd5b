/** The current time in every story. Fixed, like all of these, so that screenshots do not depend on date or machine. */
export const frozenNow = '2026-11-20T09:00:00+08:00';

/** Locale, time zone and reduced motion of the test browsers. */
export const environment = {
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
  reducedMotion: 'reduce',
} as const;
