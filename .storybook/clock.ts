/** The moment at which every story takes place: nothing drawn may depend on when it was drawn. */
export const frozenNow = '2026-11-20T09:00:00+08:00';
