import { canonicalJson } from '../evidence/canonicalJson'
import type { RequirementWords } from './requirement'

/** The words of a row that a person signs, as the text of which its SHA-256 is taken. */
export const signedWords = ({
  id,
  source,
  article,
  summary,
  quote,
  secondHand,
  implementation,
  deviation,
  interpretation,
}: RequirementWords): string =>
  canonicalJson({
    id,
    source,
    article,
    summary,
    quote,
    secondHand,
    implementation,
    deviation,
    interpretation,
  })
