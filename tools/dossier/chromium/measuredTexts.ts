import type { TextId } from '../../../src/audit/dossier/requirements/legalSentences'

// The sentences that each place must show.

export const orderTexts = ['identity', 'forward'] as const satisfies readonly TextId[]

export const gateTexts = [
  'requirement',
  'question',
  'remember',
  'remember-notice',
  'responsible',
  'identity',
  'official',
] as const satisfies readonly TextId[]

export const privacyTexts = [
  'privacy-intro',
  'privacy-status',
  'privacy-scroll',
  'privacy-bottles',
  'privacy-copies',
  'privacy-age',
  'privacy-third-parties',
  'privacy-deletion',
  'privacy-browser-cache',
  'forget',
] as const satisfies readonly TextId[]
