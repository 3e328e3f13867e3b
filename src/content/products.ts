import { collection } from './collection'
import { toProduct, type Product } from './product'

/** spec §3: all products, in the order of the slider. */
export const products: readonly Product[] = collection.map(toProduct)

export function findProduct(id: string | undefined): Product | undefined {
  return products.find((product) => product.id === id)
}
