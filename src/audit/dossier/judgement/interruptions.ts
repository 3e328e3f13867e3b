import type { Evidence } from '../evidence/evidence'
import { storageLines } from '../evidence/storageNames'
import {
  captureSubject,
  observationSubject,
  placeSubject,
  storageSubject,
  type Subject,
} from '../evidence/subjects'
import type { EvidenceReference } from '../requirements/requirement'
import { missing, type Finding } from './finding'

function subjectsOf(reference: EvidenceReference): readonly Subject[] {
  switch (reference.kind) {
    case 'observation':
      return [observationSubject(reference.observation)]
    case 'text':
    case 'drawn':
      return reference.places.map(placeSubject)
    case 'legends':
      return [placeSubject(reference.element)]
    case 'capture':
      return [captureSubject(reference.state)]
    case 'storage':
      return storageLines
        .filter(
          ({ place, fault }) =>
            (!reference.place || reference.place === place) &&
            (!reference.fault || reference.fault === fault),
        )
        .map(storageSubject)
    case 'requests':
      return ['peticiones']
    default:
      return []
  }
}

/** Where the visit that should have seen it was interrupted, the finding is `missing`, with the reason, whatever was met before. */
export function withInterruption(
  finding: Finding,
  reference: EvidenceReference,
  { results }: Evidence,
): Finding {
  if (finding.outcome === 'notMet') return finding
  const neededSubjects = subjectsOf(reference)
  const interruption = results.interruptions.find(({ subjects }) =>
    subjects.some((one) => neededSubjects.includes(one)),
  )
  return interruption
    ? missing(
        `${finding.outcome === 'missing' ? finding.detail : ''} Visita interrumpida: ${interruption.reason}.`.trim(),
      )
    : finding
}
