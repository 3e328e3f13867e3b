import type { ProductId } from './collection'
import type { ProductLine } from './models'

/** How far the bottles of each line are numbered: not every page loads their records. */
const lastNumbers: Readonly<Record<ProductLine, number>> = { premium: 5, clasico: 2 }

export const isProductId = (id: string): id is ProductId => {
  const [, line, number] = /^singani-(premium|clasico)-([1-9]\d*)$/.exec(id) ?? []
  return Number(number) <= lastNumbers[line as ProductLine]
}
