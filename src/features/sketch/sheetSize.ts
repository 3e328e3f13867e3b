/** In its own units. */
export const sheetSize = { width: 900, height: 1000 } as const
/** With the law's legends, for a picture that leaves the site: they take a ninth (Ley 259 art. 9.II). */
export const sharedHeight = 1125
