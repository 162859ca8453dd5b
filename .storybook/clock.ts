/** The current time in every story, fixed so that screenshots do not depend on the date. */
export const frozenNow = '2026-11-20T09:00:00+08:00';
