import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import type { Requirement } from '../../../src/audit/dossier/requirements/requirement'

/** What a dossier's code fixes before anything is observed: compiled into its verifier. */
export interface Canon {
  readonly requirements: readonly Requirement[]
  readonly site: Evidence['site']
  readonly allowed: Evidence['requests']['allowed']
  readonly texts: Evidence['texts']['texts']
  readonly law: Evidence['texts']['law']
  readonly attestations: Evidence['attestations']['attestations']
}

export const canonOf = (
  requirements: readonly Requirement[],
  { site, requests, texts, attestations }: Evidence,
): Canon => ({
  requirements,
  site,
  allowed: requests.allowed,
  texts: texts.texts,
  law: texts.law,
  attestations: attestations.attestations,
})
