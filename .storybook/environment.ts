/**
 * Locale, time zone and reduced motion of the test browsers. Like the clock (clock.ts), they are fixed so that
 * screenshots do not depend on the machine.
 */
export const environment = {
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
  reducedMotion: 'reduce',
} as const;
