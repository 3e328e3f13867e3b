/** Pixels of a detail that shows a technique. */
export const detail = { width: 1400, height: 1050 } as const
