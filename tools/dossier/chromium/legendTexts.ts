import type { TextId } from '../../../src/audit/dossier/requirements/legalSentences'

/** Ley 259 art. 9.I. */
export const legendTexts = ['excess', 'minors'] as const satisfies readonly TextId[]
