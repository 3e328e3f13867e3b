import { quoteLimits } from '../../content/constants'
import { isDay } from '../../content/isoDay'
import { quote as copy } from '../../content/quote'
import { splitCharacters } from '../../shared/splitCharacters'
import { encodeText } from '../../shared/whatsapp'
import { addYears } from './isoDate'
import type { Quote, TypedField } from './quote'
import { readCount } from './readCount'

export type QuoteErrors = Partial<Record<TypedField, string>>

interface TextLimits {
  readonly characters: number
  /** Most bytes of the text once it is encoded in the chat link. */
  readonly bytes: number
}

const bottlesError = (typed: string) =>
  typed.trim() === '' || readCount(typed) ? undefined : copy.errors.bottles

const dateError = (date: string | null, today: string) => {
  if (date === null) return copy.errors.incompleteDate
  if (date === '') return undefined
  // A field can hold years of five and six digits.
  if (!isDay(date) || date > addYears(today, quoteLimits.years)) return copy.errors.farDate
  return date < today ? copy.errors.pastDate : undefined
}

const textError = (typed: string, { characters, bytes: mostBytes }: TextLimits) => {
  const text = typed.trim()
  // A longer text is cut before it is counted: counting a whole book takes seconds.
  const maxCounted = 10 * characters
  const count = splitCharacters(text.slice(0, maxCounted)).length
  if (count > characters)
    return copy.errors.longText(text.length > maxCounted ? `más de ${count}` : String(count), characters)
  return encodeText(text).length > mostBytes ? copy.errors.heavyText : undefined
}

/**
 * The errors by field, in Spanish; no field is required.
 * @param today the visitor's day, `2027-02-14`
 */
export function validateQuote({ names, phrase, bottles, date, idea }: Quote, today: string): QuoteErrors {
  const errors = {
    names: textError(names, quoteLimits.label),
    phrase: textError(phrase, quoteLimits.label),
    bottles: bottlesError(bottles),
    date: dateError(date, today),
    idea: textError(idea, quoteLimits.idea),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error))
}
