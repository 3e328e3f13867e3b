/** The page's own way to order; the bar at the bottom of a phone's screen stays away while it is in view. */
export const orderId = 'pedido'
/** The page's own price; the bar does not say it again beside it. */
export const priceId = 'precio'
