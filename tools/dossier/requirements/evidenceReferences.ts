import type { CaptureState } from '../../../src/audit/dossier/evidence/captureNames'
import type { ObservationId } from '../../../src/audit/dossier/evidence/observations'
import type { PlaceId } from '../../../src/audit/dossier/evidence/places'
import type { EvidenceReference } from '../../../src/audit/dossier/requirements/requirement'
import type { TextId } from '../../../src/audit/dossier/requirements/legalSentences'

// What each kind of evidence must show: src/audit/dossier/requirements/requirement.ts.

export const ruleEvidence = (rule: string): EvidenceReference => ({ kind: 'rule', rule })
export const scenarioEvidence = (...links: readonly string[]): EvidenceReference => ({
  kind: 'scenarios',
  links,
})

export const observationEvidence = (...ids: readonly ObservationId[]): EvidenceReference[] =>
  ids.map((observation) => ({ kind: 'observation', observation }))

/** Each of the sentences in all of the places. */
export const textEvidence = (places: readonly PlaceId[], ...ids: readonly TextId[]): EvidenceReference[] =>
  ids.map((text) => ({ kind: 'text', text, places }))

export const captureEvidence = (...states: readonly CaptureState[]): EvidenceReference[] =>
  states.map((state) => ({ kind: 'capture', state }))
