import { quoteLimits } from '../../content/constants'
import { quote as copy } from '../../content/quote'
import { encodeText } from '../../shared/whatsapp'
import { addYears } from './isoDate'
import type { Quote, TypedField } from './quote'

export type QuoteErrors = Partial<Record<TypedField, string>>

/** Where a text is cut before it is counted: of a whole book each count would take seconds. */
const mostCounted = 10 * quoteLimits.words

/** As many characters as a reader counts, an emoji being one. */
const countCharacters = (text: string) =>
  Array.from(new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)).length

const bottlesError = (typed: string) => {
  const text = typed.trim()
  const isRight = /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= quoteLimits.bottles
  return text === '' || isRight ? undefined : copy.errors.bottles
}

const dateError = (date: string | null, today: string) => {
  if (date === null) return copy.errors.incompleteDate
  if (date === '') return undefined
  if (date < today) return copy.errors.pastDate
  return date > addYears(today, quoteLimits.years) ? copy.errors.farDate : undefined
}

const wordsError = (words: string) => {
  const text = words.trim()
  const count = countCharacters(text.slice(0, mostCounted))
  if (count > quoteLimits.words)
    return copy.errors.words(text.length > mostCounted ? `más de ${count}` : String(count))
  const bytes = encodeText(text).length
  return bytes > quoteLimits.wordsBytes ? copy.errors.heavyWords(bytes) : undefined
}

/**
 * What has to be corrected, by field, in Spanish; nothing is required.
 * @param today the visitor's day, `2027-02-14`
 */
export function validateQuote({ bottles, date, words }: Quote, today: string): QuoteErrors {
  const found = { bottles: bottlesError(bottles), date: dateError(date, today), words: wordsError(words) }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error))
}
