import { canonicalJson } from '../evidence/canonicalJson'
import type { RequirementWords } from './requirement'

const signedFields = [
  'id',
  'source',
  'article',
  'summary',
  'quote',
  'secondHand',
  'implementation',
  'deviation',
  'interpretation',
] as const satisfies readonly (keyof RequirementWords)[]

/** The words of a row that a person signs, as the text of which its SHA-256 is taken. */
export const signedWords = (row: RequirementWords): string =>
  canonicalJson(Object.fromEntries(signedFields.map((field) => [field, row[field]])))
