/** Whether the user prefers reduced motion, for scrolling by script. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
