import type { ProductId } from './collection'
import type { ProductLine } from './models'

interface LineEntry {
  readonly name: string
  readonly capLabel: string
  readonly callToAction: string
  /** spec §2: the product page the choice links to. */
  readonly modelId: ProductId
}

/** spec §3: how each line is named and chosen; what it is stands in lineFacts.ts. */
export const productLines = {
  premium: {
    name: 'Premium',
    capLabel: 'Tapa dorada',
    callToAction: 'Ver Singani Premium',
    modelId: 'singani-premium-1',
  },
  clasico: {
    name: 'Clásico',
    capLabel: 'Tapa plateada',
    callToAction: 'Ver Singani Clásico',
    modelId: 'singani-clasico-1',
  },
} as const satisfies Record<ProductLine, LineEntry>
