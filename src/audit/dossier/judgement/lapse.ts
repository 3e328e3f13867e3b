import type { Attestation, Evidence } from '../evidence/evidence'
import { coveredBy } from '../requirements/coveredBy'
import type { Requirement } from '../requirements/requirement'

function lapseOfAttestation(
  { reviewer, date, expires, looked }: Attestation,
  requirement: Requirement,
  evidence: Evidence,
  day: string,
): string | null {
  if (expires < day) return `La firma de ${reviewer}, del ${date}, venció el ${expires}.`
  const since = (what: string) => `Después de la firma de ${reviewer}, del ${date}, ${what}.`
  for (const [name, sha256] of Object.entries(coveredBy(requirement, evidence))) {
    if (looked[name] === undefined) return since(`se añadió «${name}»`)
    if (looked[name] !== sha256) return since(`cambió «${name}»`)
  }
  return null
}

/** Whether the last day of a row's deviation has passed. */
export const hasEnded = ({ deviation }: Requirement, day: string): boolean =>
  deviation !== undefined && deviation.until < day

/** Why what was declared or signed of a row no longer stands on that day: a Spanish sentence; null where it stands. */
export function lapseOf(
  requirement: Requirement,
  attestation: Attestation | null,
  evidence: Evidence,
  day: string,
): string | null {
  if (hasEnded(requirement, day)) return `La desviación valía hasta el ${requirement.deviation?.until}.`
  return attestation && lapseOfAttestation(attestation, requirement, evidence, day)
}
