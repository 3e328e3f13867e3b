import type { Evidence } from './evidence'
import type { EvidenceReference } from '../requirements/requirement'
import { numbered, type Target } from '../requirements/target'

export const observationTarget = ({ results }: Evidence, id: string): Target =>
  numbered(
    'observacion',
    'Observación',
    results.observations.findIndex((one) => one.id === id),
  )

export const textTarget = ({ texts }: Evidence, id: string): Target =>
  numbered(
    'texto',
    'Texto',
    texts.texts.findIndex((text) => text.id === id),
  )

/** Where evidence that is no test and no capture can be read. */
export function evidenceTarget(reference: EvidenceReference, evidence: Evidence): Target | null {
  switch (reference.kind) {
    case 'observation':
      return observationTarget(evidence, reference.observation)
    case 'text':
      return textTarget(evidence, reference.text)
    case 'legends':
      return { anchor: 'leyendas', name: 'Leyendas' }
    case 'storage':
      return { anchor: 'almacenamiento', name: 'Almacenamiento' }
    case 'requests':
      return { anchor: 'red', name: 'Peticiones' }
    case 'all-scenarios':
      return { anchor: 'pruebas', name: 'Todas las pruebas' }
    default:
      return null
  }
}
