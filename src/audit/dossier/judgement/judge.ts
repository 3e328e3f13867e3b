import type { Attestation, Evidence } from '../evidence/evidence'
import { judgeDrawings } from './drawingFindings'
import { figuresOf } from './figures'
import type { Finding } from './finding'
import type { EvidenceReference, Requirement } from '../requirements/requirement'
import { withInterruption } from './interruptions'
import { hasEnded, lapseOf } from './lapse'
import { judgePictures } from './pictureFindings'
import { judgeAllScenarios, judgeRule, judgeScenarios } from './scenarioFindings'
import { judgeCapture, judgeObservation, judgeRequests } from './siteFindings'
import { statuses, type Status } from './statuses'
import { judgeStorage } from './storageFindings'
import { judgeLegends, judgeText } from './textFindings'

export interface JudgedRequirement extends Requirement {
  readonly status: Status
  /** One per reference, in their order. */
  readonly findings: readonly Finding[]
  readonly attestation: Attestation | null
  /** Why what was signed or declared no longer stands: a Spanish sentence. */
  readonly lapse: string | null
  /** For an interpretation: what was measured for both sides, as Spanish sentences. */
  readonly figures: readonly string[]
}

/** The finding for a reference, from the evidence alone. */
function judgeReference(reference: EvidenceReference, evidence: Evidence): Finding {
  switch (reference.kind) {
    case 'rule':
      return judgeRule(evidence, reference.rule)
    case 'scenarios':
      return judgeScenarios(evidence, reference.links)
    case 'all-scenarios':
      return judgeAllScenarios(evidence)
    case 'storage':
      return judgeStorage(evidence, reference.place, reference.fault)
    case 'text':
      return judgeText(evidence, reference.text, reference.places)
    case 'legends':
      return judgeLegends(evidence, reference.element, reference.asks)
    case 'pictures':
      return judgePictures(evidence)
    case 'requests':
      return judgeRequests(evidence)
    case 'observation':
      return judgeObservation(evidence, reference.observation)
    case 'capture':
      return judgeCapture(evidence, reference.state, reference.shows)
    case 'drawn':
      return judgeDrawings(evidence, reference.places)
  }
}

function statusOf(
  requirement: Requirement,
  findings: readonly Finding[],
  validAttestation: Attestation | null,
  isDeviationExpired: boolean,
): Status {
  if (requirement.notApplicable !== undefined) return 'NO APLICA'
  if (validAttestation?.verdict === 'no conforme') return 'NO CONFORME'
  if (findings.some(({ outcome }) => outcome === 'notMet')) return 'NO CONFORME'
  const isObserved = requirement.types.some((type) => type !== 'H')
  if (isObserved && findings.length === 0) return 'SIN EVIDENCIA'
  if (findings.some(({ outcome }) => outcome === 'missing')) return 'SIN EVIDENCIA'
  if (requirement.interpretation) return 'JUICIO'
  if (requirement.deviation)
    return isDeviationExpired ? 'PENDIENTE DE REVISIÓN HUMANA' : 'DESVIACIÓN DECLARADA'
  return validAttestation || !requirement.types.includes('H') ? 'CONFORME' : 'PENDIENTE DE REVISIÓN HUMANA'
}

/**
 * The status of every row, from the evidence files and the day of the run, as `2026-11-25`; of two attestations of a row the
 * later line counts.
 */
export const judge = (
  requirements: readonly Requirement[],
  evidence: Evidence,
  day: string,
): JudgedRequirement[] =>
  requirements.map((requirement) => {
    const findings = requirement.evidence.map((reference) =>
      withInterruption(judgeReference(reference, evidence), reference, evidence),
    )
    const attestation =
      evidence.attestations.attestations.findLast((one) => one.requirement === requirement.id) ?? null
    const lapse = lapseOf(requirement, attestation, evidence, day)
    const standing = lapse === null ? attestation : null
    return {
      ...requirement,
      status: statusOf(requirement, findings, standing, hasEnded(requirement, day)),
      findings,
      attestation,
      lapse,
      figures: figuresOf(requirement, evidence),
    }
  })

/** How many rows have each status, in their order, the empty ones too. */
export const countStatuses = (rows: readonly JudgedRequirement[]): readonly (readonly [Status, number])[] =>
  statuses.map((status) => [status, rows.filter((row) => row.status === status).length])
