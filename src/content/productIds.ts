import type { ProductId } from './collection'

/** A row for each bottle of the collection: without its records, which not every page loads. */
const productIds: Readonly<Record<ProductId, true>> = {
  'singani-premium-1': true,
  'singani-clasico-1': true,
  'singani-premium-2': true,
  'singani-clasico-2': true,
  'singani-premium-3': true,
  'singani-premium-4': true,
  'singani-premium-5': true,
}

export const isProductId = (id: string): id is ProductId => Object.hasOwn(productIds, id)
