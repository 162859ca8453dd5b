/** The fixed time in every story, so that screenshots do not depend on when they are taken. */
export const frozenNow = '2026-11-20T09:00:00+08:00';
