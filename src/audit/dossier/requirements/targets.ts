import type { Evidence } from '../evidence/evidence'
import type { EvidenceReference } from './requirement'

/** A row, a state, a test, a capture or other evidence: its anchor, the same in every view, and its name with the number that paper needs. */
export interface Target {
  readonly anchor: string
  readonly name: string
  /** In its list; 0 where the evidence does not hold it. */
  readonly number?: number
}

/** Evidence that nobody wrote has no place to lead to. */
export const isThere = ({ number }: Target) => number !== 0

/** Anchor and name with the position of one item in a list, counted from 1. */
export function numberedTarget<One>(
  prefix: string,
  word: string,
  list: readonly One[],
  isMeant: (one: One) => boolean,
): Target {
  const number = list.findIndex(isMeant) + 1
  return { anchor: `${prefix}-${number}`, name: `${word} ${number}`, number }
}

export const observationTarget = ({ results }: Evidence, id: string): Target =>
  numberedTarget('observacion', 'Observación', results.observations, (one) => one.id === id)

export const textTarget = ({ texts }: Evidence, id: string): Target =>
  numberedTarget('texto', 'Texto', texts.texts, (text) => text.id === id)

const chapters: Readonly<Partial<Record<EvidenceReference['kind'], Target>>> = {
  legends: { anchor: 'leyendas', name: 'Leyendas' },
  drawn: { anchor: 'leyendas', name: 'Leyendas' },
  storage: { anchor: 'almacenamiento', name: 'Almacenamiento' },
  pictures: { anchor: 'imagenes', name: 'Imágenes' },
  requests: { anchor: 'red', name: 'Peticiones' },
  'all-scenarios': { anchor: 'pruebas', name: 'Todas las pruebas' },
}

/** Where evidence that is no test and no capture can be read. */
export function evidenceTarget(reference: EvidenceReference, evidence: Evidence): Target | null {
  if (reference.kind === 'observation') return observationTarget(evidence, reference.observation)
  if (reference.kind === 'text') return textTarget(evidence, reference.text)
  return chapters[reference.kind] ?? null
}
