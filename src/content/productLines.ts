import type { ProductId } from './collection'
import { alcohol, classicPrice, premiumPrice } from './constants'
import type { ProductLine } from './models'
import { owner } from './owner'

/** The part of a bottle's data sheet that its whole line shares. */
export interface LineFacts {
  readonly line: ProductLine
  readonly title: string
  /** Display text with its currency, as the specification writes it: the number, then `Bs.` */
  readonly price: string
  readonly cap: string
  readonly distillation: string
  readonly grape: string
  readonly altitude: string
  readonly strength: string
  /** `750 ml`, with a space that never breaks. */
  readonly volume: string
  readonly bestWith: string
}

interface LineEntry {
  readonly name: string
  readonly capLabel: string
  readonly callToAction: string
  /** spec §2: the product page the choice links to. */
  readonly modelId: ProductId
  /** Sentences that every description of the line carries. */
  readonly origin: string
  readonly serving: string
  readonly facts: LineFacts
}

const volume = `${owner.bottleVolumeMl.value}\u00a0ml`

/** spec §3: what each line is; a line's facts are changed here, its price in constants.ts. */
export const productLines = {
  premium: {
    name: 'Premium',
    capLabel: 'Tapa dorada',
    callToAction: 'Ver Singani Premium',
    modelId: 'singani-premium-1',
    origin: 'Es un doble destilado de uva Moscatel de Alejandría, cultivada a más de 1.800 metros de altura.',
    serving: 'Va mejor con hielo o en cócteles.',
    facts: {
      line: 'premium',
      title: 'Singani Premium',
      price: premiumPrice,
      cap: 'Dorada',
      distillation: 'Doble',
      grape: 'Moscatel de Alejandría',
      altitude: 'A más de 1.800 m',
      strength: alcohol,
      volume,
      bestWith: 'Con hielo o en cócteles',
    },
  },
  clasico: {
    name: 'Clásico',
    capLabel: 'Tapa plateada',
    callToAction: 'Ver Singani Clásico',
    modelId: 'singani-clasico-1',
    origin: 'Es un singani de un solo destilado, de perfil fresco y directo.',
    serving: 'Está pensado para cócteles con jugos y gaseosas.',
    facts: {
      line: 'clasico',
      title: 'Singani Clásico',
      price: classicPrice,
      cap: 'Plateada',
      distillation: 'Simple',
      grape: 'Moscatel de Alejandría',
      altitude: 'En valles altos',
      strength: alcohol,
      volume,
      bestWith: 'Con jugos y gaseosas',
    },
  },
} as const satisfies Record<ProductLine, LineEntry>
