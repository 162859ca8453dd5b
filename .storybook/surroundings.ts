/** What a test's browser is told about where and when it is; with the clock (clock.ts), all that could change a picture. */
export const surroundings = {
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
  reducedMotion: 'reduce',
} as const;
