const path = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');

/** The path the site is served below, with slashes at both ends: `BASE_PATH`, which may leave them out. */
export const base = path === '' ? '/' : `/${path}/`;
