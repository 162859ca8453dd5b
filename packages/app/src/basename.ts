/** Where the app is mounted, without a slash at the end (React Router's `basename`). */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
