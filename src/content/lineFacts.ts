import { alcohol, classicPrice, premiumPrice } from './constants'
import type { ProductLine } from './models'
import { owner } from './owner'

/** The part of a bottle's data sheet that its whole line shares. */
export interface DataSheet {
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

interface LineFacts {
  /** Sentences that every description of the line carries. */
  readonly origin: string
  readonly serving: string
  readonly dataSheet: DataSheet
}

const volume = `${owner.bottleVolumeMl.value}\u00a0ml`

/** spec §3: what each line is; a line's facts are changed here, its price in constants.ts. */
export const lineFacts = {
  premium: {
    origin: 'Es un doble destilado de uva Moscatel de Alejandría, cultivada a más de 1.800 metros de altura.',
    serving: 'Va mejor con hielo o en cócteles.',
    dataSheet: {
      line: 'premium',
      title: 'Singani Premium',
      price: premiumPrice,
      cap: 'dorada',
      distillation: 'Doble',
      grape: 'Moscatel de Alejandría',
      altitude: 'A más de 1.800 m',
      strength: alcohol,
      volume,
      bestWith: 'Con hielo o en cócteles',
    },
  },
  clasico: {
    origin: 'Es un singani de un solo destilado, de perfil fresco y directo.',
    serving: 'Está pensado para cócteles con jugos y gaseosas.',
    dataSheet: {
      line: 'clasico',
      title: 'Singani Clásico',
      price: classicPrice,
      cap: 'plateada',
      distillation: 'Simple',
      grape: 'Moscatel de Alejandría',
      altitude: 'En valles altos',
      strength: alcohol,
      volume,
      bestWith: 'Con jugos y gaseosas',
    },
  },
} as const satisfies Record<ProductLine, LineFacts>
