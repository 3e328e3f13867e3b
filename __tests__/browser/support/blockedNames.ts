/** Pairs and words by which blockers of age questions, cookie banners and overlays find what they hide. */
const words = [
  'age-gate',
  'age-verification',
  'age-verify',
  'age-verifier',
  'age-check',
  'age-checker',
  'age-confirm',
  'age-confirmation',
  'age-restriction',
  'age-restricted',
  'age-limit',
  'age-popup',
  'age-modal',
  'age-overlay',
  'age-warning',
  'age-prompt',
  'age-splash',
  'verify-age',
  'check-age',
  'confirm-age',
  'gate-age',
  'av-gate',
  'over-18',
  'over18',
  'is-adult',
  'adult-warning',
  'adult-content',
  'adult-modal',
  'adult-popup',
  'adult-disclaimer',
  'disclaimer',
  'entry-gate',
  'site-gate',
  'legal-age',
  'drinking-age',
  'cookie-banner',
  'cookie-bar',
  'cookie-consent',
  'cookie-notice',
  'consent-banner',
  'consent-modal',
  'gdpr',
] as const

/** A word as it is found in names: `age-gate`, `age_gate`, `ageGate`, `AgeGatePopup`. */
const spelled = words.map((word) => word.replace('-', '[-_]?')).join('|')

export const blockedName = new RegExp(spelled, 'i')

/** Such a name where code and markup write names: after a quote, a dot or a hash, first or later in a list. */
export const blockedNames = new RegExp(`["'\`.#=][\\w -]*(${spelled})[\\w-]*`, 'gi')

const spellings = (word: string) => [word, word.replace('-', '_'), word.replace('-', '')]

/** The rules as a list of such a blocker has them. */
export const hidingRules = words
  .flatMap((word) => [...new Set(spellings(word))])
  .flatMap((name) => [`[id*="${name}" i]`, `[class*="${name}" i]`, `[data-${name}]`, `[name="${name}" i]`])
  .concat('[class^="age-"]', '[id^="age-"]', '[class$="-age"]', '[aria-label="age verification" i]')
