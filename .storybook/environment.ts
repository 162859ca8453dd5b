/**
 * Locale, time zone and reduced motion of the test browsers. With the clock (clock.ts), all that could change a
 * screenshot.
 */
export const environment = {
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
  reducedMotion: 'reduce',
} as const;
