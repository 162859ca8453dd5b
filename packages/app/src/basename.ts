/** React Router's `basename`: the app's base path, without a trailing slash. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
