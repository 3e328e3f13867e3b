import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'

/** The same evidence, with other results. */
export const withResults = (evidence: Evidence, results: Partial<Evidence['results']>): Evidence => ({
  ...evidence,
  results: { ...evidence.results, ...results },
})

export const withTexts = (evidence: Evidence, texts: Partial<Evidence['texts']>): Evidence => ({
  ...evidence,
  texts: { ...evidence.texts, ...texts },
})

export const withRequests = (evidence: Evidence, addresses: Evidence['requests']['addresses']): Evidence => ({
  ...evidence,
  requests: { ...evidence.requests, addresses },
})
