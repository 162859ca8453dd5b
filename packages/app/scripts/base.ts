const path = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');

/** The base path, from `BASE_PATH`, normalised to start and end with a slash. */
export const base = path === '' ? '/' : `/${path}/`;
