import { sample, type OwnerFact } from './owner'

/** An order of personalised bottles with its painting. */
export interface PriceExample {
  readonly bottles: number
  /** Of the painting, as in `paintingSizes` of constants.ts: `40x30`. */
  readonly size: string
  /** Of bottles and painting, in whole Bs.: `2.400Bs.` */
  readonly price: string
  /** From the approval of the sketch. */
  readonly weeks: { readonly painting: number; readonly labels: number; readonly delivery: number }
}

/** From the approval of the sketch to the delivery. */
export const countWeeks = ({ weeks: { painting, labels, delivery } }: Pick<PriceExample, 'weeks'>) =>
  painting + labels + delivery

export interface OwnerEvents {
  /** The least order first; none where no price is to be named. */
  readonly priceExamples: OwnerFact<readonly PriceExample[]>
}

/** What only the owner knows about personalised bottles: apart from owner.ts, so that their page alone loads it. */
export const ownerEvents: OwnerEvents = {
  priceExamples: sample<readonly PriceExample[]>(
    [
      { bottles: 12, size: '40x30', price: '2.400Bs.', weeks: { painting: 3, labels: 1, delivery: 1 } },
      { bottles: 30, size: '50x60', price: '4.500Bs.', weeks: { painting: 4, labels: 1, delivery: 1 } },
      { bottles: 60, size: '60x80', price: '7.800Bs.', weeks: { painting: 6, labels: 2, delivery: 1 } },
    ],
    'Confirma los ejemplos de precio: botellas, medida del cuadro, bolivianos y semanas de pintura, etiquetas y entrega. El primero es el pedido más pequeño. Escribe [] para no nombrar precios.',
  ),
}
