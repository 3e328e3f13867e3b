import type { Occasion } from '../../../content/models'
import type { Shape } from '../shapes'
import { aniversario } from './aniversario'
import { bautizo } from './bautizo'
import { boda } from './boda'
import { eleccion } from './eleccion'
import { graduacion } from './graduacion'
import { quince } from './quince'

interface Motif {
  /** From the ground up. Ley 259 art. 8.1: symbols alone, nobody and no glass. */
  readonly shapes: () => readonly Shape[]
  /** Of the niche that the bottle stands in, `#rrggbb`. */
  readonly wall: string
}

export const motifs: Readonly<Record<Occasion, Motif>> = {
  boda: { shapes: boda, wall: '#20308a' },
  quince: { shapes: quince, wall: '#0e6f6a' },
  bautizo: { shapes: bautizo, wall: '#c9882a' },
  aniversario: { shapes: aniversario, wall: '#8e0e33' },
  graduacion: { shapes: graduacion, wall: '#c8552a' },
  eleccion: { shapes: eleccion, wall: '#4a2c78' },
}
