import type { Occasion } from './models'

interface OccasionEntry {
  readonly id: Occasion
  /** In the page's list. */
  readonly name: string
  /** Inside a sentence: `para una boda`. */
  readonly phrase: string
}

/** spec §1 */
export const occasions = [
  { id: 'boda', name: 'Bodas', phrase: 'una boda' },
  { id: 'quince', name: 'Quinceañeras', phrase: 'una fiesta de quince años' },
  { id: 'bautizo', name: 'Bautizos', phrase: 'un bautizo' },
  { id: 'aniversario', name: 'Aniversarios', phrase: 'un aniversario' },
  { id: 'graduacion', name: 'Graduaciones', phrase: 'una graduación' },
  { id: 'eleccion', name: 'Elecciones', phrase: 'una elección' },
] as const satisfies readonly OccasionEntry[]
