/**
 * Locale, time zone and reduced motion of the test browsers. With the fixed clock (clock.ts), this is all that could
 * make screenshots differ.
 */
export const environment = {
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
  reducedMotion: 'reduce',
} as const;
