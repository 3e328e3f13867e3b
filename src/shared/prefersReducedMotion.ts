/** Asked anew each time: the preference may change while the page is open. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
