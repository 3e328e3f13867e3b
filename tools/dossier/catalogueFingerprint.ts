import type { Evidence } from '../../src/audit/dossier/evidence/evidence'
import { catalogueNames, catalogueSentences } from './catalogueSentences'
import { fingerprint } from '../shared/fingerprint'

/** The fingerprint of all that is read after SÍ: one letter changed anywhere gives another. */
export function catalogueFingerprint(): Evidence['texts']['catalogue'] {
  const sentences = [...catalogueSentences, ...catalogueNames]
  return { sentences: sentences.length, sha256: fingerprint(sentences.join('\n')) }
}
