/** The stored answer (spec §3). */
export const statusKey = 'status'

/** Scroll positions, kept by the router in session storage (spec §7). */
export const scrollPositionsKey = 'react-router-scroll-positions'

/** The bottles of the message, as `{"singani-premium-1":2}` in session storage: src/features/order/orderStorage.ts. */
export const orderKey = 'botellas'

/** Begins the name of every cache of visited pages. */
export const cachePrefix = 'visitado-'
