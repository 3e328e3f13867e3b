import type { ProductId } from '../content/collection'

/** Address of the picture of a QR code that leads to a bottle's page; the build draws it. */
export const productCodePath = (id: ProductId) => `/qr/${id}.svg`
