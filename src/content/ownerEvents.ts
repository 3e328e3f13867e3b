import type { ProductLine } from './models'
import { sample, type OwnerFact } from './owner'

/** A framed painting: its price in whole Bs., and the weeks of its work from the approval of the sketch. */
interface PaintingPrice {
  readonly price: number
  readonly weeks: number
}

/** A bottle in an order of at least so many: its price in whole Bs. by line, and the weeks of its labels. */
interface BottlePrice extends Readonly<Record<ProductLine, number>> {
  readonly from: number
  readonly weeks: number
}

export interface EventPrices {
  /** One for each of `paintingSizes` in constants.ts, in that order. */
  readonly paintings: readonly [PaintingPrice, PaintingPrice, PaintingPrice]
  /** The first from 1 bottle. */
  readonly bottles: readonly [BottlePrice, ...BottlePrice[]]
  readonly deliveryWeeks: number
}

export interface OwnerEvents {
  /** null where no price is to be named. */
  readonly eventPrices: OwnerFact<EventPrices | null>
}

// Here, so that the build leaves it out of what visitors load.
const note =
  process.env.BOHEMIA_NOTES === 'off'
    ? ''
    : 'Confirma los precios de las botellas personalizadas: cada medida de cuadro con sus semanas de pintura, cada botella vestida según la cantidad con sus semanas de etiquetas, y las de entrega. Escribe null para no nombrar precios.'

/** What only the owner knows about personalised bottles: apart from owner.ts, so that their page alone loads it. */
export const ownerEvents: OwnerEvents = {
  eventPrices: sample<EventPrices | null>(
    {
      paintings: [
        { price: 2100, weeks: 3 },
        { price: 4200, weeks: 4 },
        { price: 6800, weeks: 6 },
      ],
      bottles: [
        { from: 1, premium: 120, clasico: 106, weeks: 1 },
        { from: 12, premium: 100, clasico: 86, weeks: 1 },
        { from: 30, premium: 90, clasico: 76, weeks: 1 },
        { from: 60, premium: 80, clasico: 66, weeks: 2 },
      ],
      deliveryWeeks: 1,
    },
    note,
  ),
}
