import type { Painting } from './collection'
import { bottleHeightCm } from './constants'
import { formatSize } from './formatSize'

/** What the button does, and to what: the second is not shown where there is little room. */
export const unrollWords = { unroll: 'Desenrollar', roll: 'Enrollar', object: 'la etiqueta' } as const

/** The label comes off the bottle and hangs on the wall as the painting that it shows. */
export const unrolling = {
  unroll: `${unrollWords.unroll} ${unrollWords.object}`,
  roll: `${unrollWords.roll} ${unrollWords.object}`,
  loadFailure: 'No pudimos desenrollar la etiqueta. Revisa tu conexión y vuelve a tocar el botón.',
  rolled: 'La etiqueta está en la botella.',
  bottleHeight: `${bottleHeightCm}\u00a0cm`,
} as const

/** Said once the painting hangs beside its bottle. */
export function unrolledStatus(painting: Pick<Painting, 'title' | 'widthCm' | 'heightCm'>): string {
  return `La etiqueta está desenrollada: ${painting.title}, de ${formatSize(painting)}, junto a la botella de ${unrolling.bottleHeight}.`
}
