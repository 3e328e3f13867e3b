import encodeQR from 'qr'
import { owner } from '../../src/content/owner'
import { products } from '../../src/content/products'
import { paths } from '../../src/shared/paths'
import { productCodePath } from '../../src/shared/productCode'

/** For printed product sheets: the canonical address of each bottle's page as a QR code, by the name of its file. */
export const productCodes = (): Readonly<Record<string, () => string>> =>
  Object.fromEntries(
    products.map(({ id }) => [
      productCodePath(id).slice(1),
      () => encodeQR(`${owner.canonicalUrl.value}${paths.product(id)}`, 'svg', { ecc: 'medium', border: 1 }),
    ]),
  )
