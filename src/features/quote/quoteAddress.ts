import { isDay } from '../../content/isoDay'
import { occasions, sizeChoices } from '../../content/personalised'
import { productLines } from '../../content/productLines'
import { techniques } from '../../content/techniques'
import { emptyQuote, type ChosenField, type Quote } from './quote'
import type { QuoteErrors } from './validateQuote'

/** Names in the query string: `?ocasion=boda&tamano=50x60&cantidad=24`. */
const queryKeys = {
  occasion: 'ocasion',
  size: 'tamano',
  technique: 'tecnica',
  line: 'botella',
  names: 'nombres',
  phrase: 'frase',
  bottles: 'cantidad',
  date: 'fecha',
  idea: 'idea',
} as const satisfies Record<keyof Quote, string>

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

const offeredIds: Readonly<Record<ChosenField, readonly string[]>> = {
  occasion: idsOf(occasions),
  size: idsOf(sizeChoices),
  technique: idsOf(techniques),
  line: Object.keys(productLines),
}

type Fields = ReadonlySet<keyof Quote>

/** The quote in a link. A value that no field can hold is dropped; a wrong number or a past date stays, to be corrected. */
export function readQuote(query: URLSearchParams): { quote: Quote; dropped: Fields } {
  const dropped = new Set<keyof Quote>()
  const read = (field: keyof Quote, isKnown: (value: string) => boolean = () => true) => {
    const value = query.get(queryKeys[field])
    if (!value || isKnown(value)) return value || emptyQuote[field]
    dropped.add(field)
    return emptyQuote[field]
  }
  const chosen = (Object.keys(offeredIds) as ChosenField[]).map((field) => [
    field,
    read(field, (id) => offeredIds[field].includes(id)),
  ])
  const typed = {
    names: read('names'),
    phrase: read('phrase'),
    bottles: read('bottles'),
    date: read('date', isDay),
    idea: read('idea'),
  }
  return { quote: { ...Object.fromEntries(chosen), ...typed } as Quote, dropped }
}

/** The same query with the quote at its end, in the order of its questions, without the fields that have an error. */
export function writeQuote(quote: Quote, errors: QuoteErrors, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const key of Object.values(queryKeys)) next.delete(key)
  for (const field of Object.keys(queryKeys) as (keyof Quote)[]) {
    const value = field in errors ? '' : quote[field]?.trim()
    if (value) next.append(queryKeys[field], value)
  }
  return next
}
