/**
 * The tag of tests that run once a day instead of on every change: sizes and settings between those that other tests
 * have, in which a fault rarely shows alone.
 */
export const daily = '@daily';
