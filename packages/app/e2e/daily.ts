/**
 * The tag of tests that run once a day instead of on every change: sizes and settings in between, where a fault rarely
 * shows that other tests do not find.
 */
export const daily = '@daily';
