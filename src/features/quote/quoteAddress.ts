import { occasions, sizeChoices } from '../../content/personalised'
import { productLines } from '../../content/productLines'
import { techniques } from '../../content/techniques'
import { isIsoDate } from './isoDate'
import { emptyQuote, type ChosenField, type Quote } from './quote'
import type { QuoteErrors } from './validateQuote'

/** Names in the query string: `?ocasion=boda&tamano=50x60&cantidad=24`. */
const keys = {
  occasion: 'ocasion',
  size: 'tamano',
  technique: 'tecnica',
  line: 'botella',
  bottles: 'cantidad',
  date: 'fecha',
  words: 'idea',
} as const satisfies Record<keyof Quote, string>

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

const offers: Readonly<Record<ChosenField, readonly string[]>> = {
  occasion: idsOf(occasions),
  size: idsOf(sizeChoices),
  technique: idsOf(techniques),
  line: Object.keys(productLines),
}

type Fields = ReadonlySet<keyof Quote>

/** What a link carries; what no field can hold is named in `dropped`, wrong numbers and past dates stay to be corrected. */
export function readQuote(query: URLSearchParams): { quote: Quote; dropped: Fields } {
  const dropped = new Set<keyof Quote>()
  const read = (field: keyof Quote, isKnown: (value: string) => boolean = () => true) => {
    const value = query.get(keys[field])
    if (!value || isKnown(value)) return value || emptyQuote[field]
    dropped.add(field)
    return emptyQuote[field]
  }
  const chosen = (Object.keys(offers) as ChosenField[]).map((field) => [
    field,
    read(field, (id) => offers[field].includes(id)),
  ])
  const typed = { bottles: read('bottles'), date: read('date', isIsoDate), words: read('words') }
  return { quote: { ...Object.fromEntries(chosen), ...typed } as Quote, dropped }
}

/** The same address with the quote in it: what has an error stays out, what is not ours stays. */
export function writeQuote(quote: Quote, errors: QuoteErrors, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const field of Object.keys(keys) as (keyof Quote)[]) {
    const value = field in errors ? '' : quote[field]?.trim()
    if (value) next.set(keys[field], value)
    else next.delete(keys[field])
  }
  return next
}
