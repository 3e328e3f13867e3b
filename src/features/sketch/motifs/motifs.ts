import type { Occasion } from '../../../content/models'
import type { Shape } from '../shapes'
import { aniversario } from './aniversario'
import { bautizo } from './bautizo'
import { boda } from './boda'
import { chakana } from './chakana'
import { eleccion } from './eleccion'
import { graduacion } from './graduacion'
import { quince } from './quince'

interface Motif {
  /** From the ground up. Ley 259 art. 8.1: symbols alone, nobody and no glass. */
  readonly shapes: () => readonly Shape[]
  /** The colour of the niche behind the bottle, `#rrggbb`: never warm, since singani is clear and must not look aged. */
  readonly wall: string
}

const motifs: Readonly<Record<Occasion, Motif>> = {
  boda: { shapes: boda, wall: '#20308a' },
  quince: { shapes: quince, wall: '#0e6f6a' },
  bautizo: { shapes: bautizo, wall: '#6f9fbf' },
  aniversario: { shapes: aniversario, wall: '#a9b09c' },
  graduacion: { shapes: graduacion, wall: '#33415c' },
  eleccion: { shapes: eleccion, wall: '#4a2c78' },
}

const undecided: Motif = { shapes: chakana, wall: '#7d93b8' }

export const findMotif = (occasion: Occasion | null): Motif => (occasion ? motifs[occasion] : undecided)
