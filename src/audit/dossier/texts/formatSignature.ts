import type { Attestation } from '../evidence/evidence'
import type { JudgedRequirement } from '../judgement/judge'
import { matrixTexts } from './dossierTexts'

/** «Atestación: conforme, Ana Rojas (Abogada), 2026-11-20, hasta el 2027-11-20. Las 60 imágenes.» */
const formatSignature = ({ verdict, reviewer, role, date, expires, note }: Attestation): string =>
  `${matrixTexts.signed}: ${verdict}, ${reviewer} (${role}), ${date}, hasta el ${expires}. ${note}`

/** What a row that waits for a person says while nobody signed it, or once what was signed no longer stands. */
function unsignedSentence({ deviation, interpretation }: JudgedRequirement): string {
  if (deviation) return matrixTexts.unaccepted(deviation.acceptedBy)
  return interpretation ? matrixTexts.unsignedReading : matrixTexts.unsigned
}

/** Who signed a row, or that nobody did and why; null where the row waits for nobody. */
export function describeSignature(row: JudgedRequirement): string | null {
  if (row.notApplicable !== undefined || !row.types.includes('H')) return null
  if (row.attestation && row.lapse === null) return formatSignature(row.attestation)
  return [row.lapse, unsignedSentence(row)].filter(Boolean).join(' ')
}
