import type { Product } from '../../content/product'
import { products } from '../../content/products'

const shown = 5

/** The five bottles that follow this one; after the last comes the first. */
export function findOtherProducts({ id }: Pick<Product, 'id'>): readonly Product[] {
  const at = products.findIndex((product) => product.id === id)
  return [...products.slice(at + 1), ...products.slice(0, at)].slice(0, shown)
}
