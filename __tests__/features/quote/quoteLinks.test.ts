import fc from 'fast-check'
import { occasions, sizeChoices } from '../../../src/content/personalised'
import { productLines } from '../../../src/content/productLines'
import { quoteLimits } from '../../../src/content/constants'
import { techniques } from '../../../src/content/techniques'
import type { Quote } from '../../../src/features/quote/quote'
import { readQuote, writeQuote } from '../../../src/features/quote/quoteAddress'
import { validateQuote } from '../../../src/features/quote/validateQuote'
import { formatQuoteMessage } from '../../../src/features/quote/quoteMessage'
import { changeQuery, longestAddress } from '../../../src/shared/changeQuery'
import { longestChatLink, whatsappLink } from '../../../src/shared/whatsapp'

const today = '2026-11-21'
const page = new URL('https://bohemia56.example/botellas-personalizada')

const idOf = <Id extends string>(entries: readonly { readonly id: Id }[]) =>
  fc.option(fc.constantFrom(...entries.map(({ id }) => id)))

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 700 }),
  fc
    .tuple(fc.constantFrom('a', '!', ' ', 'ñ', '🌺', '👨‍👩‍👧‍👦', '\u0301', '\uD83D'), fc.nat(2000))
    .map(([unit, times]) => unit.repeat(times)),
)

const quotes: fc.Arbitrary<Quote> = fc.record({
  occasion: idOf(occasions),
  size: idOf(sizeChoices),
  technique: idOf(techniques),
  line: fc.option(fc.constantFrom(...(Object.keys(productLines) as (keyof typeof productLines)[]))),
  names: texts,
  phrase: texts,
  bottles: fc.oneof(texts, fc.constantFrom('500', ' 24 ', '9'.repeat(5000))),
  date: fc.constantFrom('', '2027-09-28', '2020-02-02', '9999-12-31', null),
  idea: texts,
})

const foreign = fc.array(fc.tuple(fc.constantFrom('de', 'utm_source', 'idea', 'ocasion'), texts))

it('whatever is typed, and wherever the visitor came from, the address is short and carries nothing refused', () => {
  fc.assert(
    fc.property(quotes, foreign, (quote, before) => {
      const errors = validateQuote(quote, today)
      const query = changeQuery(
        new URLSearchParams(before),
        (previous) => writeQuote(quote, errors, previous),
        page,
      )
      expect(`${page.href}?${query}`.length).toBeLessThanOrEqual(longestAddress)
      const { quote: read } = readQuote(new URLSearchParams(query.toString()))
      expect(validateQuote(read, today)).toEqual({})
      expect(formatQuoteMessage(read)).toBe(
        formatQuoteMessage(quote, errors).replace(/\p{Surrogate}/gu, '\uFFFD'),
      )
    }),
    { numRuns: 500 },
  )
})

it('whatever is typed, WhatsApp opens the link', () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      const message = formatQuoteMessage(quote, validateQuote(quote, today))
      expect(whatsappLink(message).length).toBeLessThanOrEqual(longestChatLink)
    }),
    { numRuns: 500 },
  )
})

it('the longest choices leave room for the longest idea', () => {
  const idea = 'a'.repeat(quoteLimits.idea.bytes)
  const names = 'a'.repeat(quoteLimits.label.bytes)
  const lengths = occasions.flatMap(({ id: occasion }) =>
    sizeChoices.flatMap(({ id: size }) =>
      techniques.flatMap(({ id: technique }) =>
        (Object.keys(productLines) as (keyof typeof productLines)[]).map((line) => {
          const typed = {
            names,
            phrase: names,
            bottles: String(quoteLimits.bottles),
            date: '2027-09-28',
            idea,
          }
          return whatsappLink(formatQuoteMessage({ occasion, size, technique, line, ...typed })).length
        }),
      ),
    ),
  )
  expect(Math.max(...lengths)).toBeLessThanOrEqual(longestChatLink)
})

it('a foreign query that leaves no room goes, any other stays', () => {
  const write = (previous: URLSearchParams) => {
    const next = new URLSearchParams(previous)
    next.set('ocasion', 'boda')
    return next
  }
  expect(changeQuery(new URLSearchParams('de=feria'), write, page).toString()).toBe('de=feria&ocasion=boda')
  expect(changeQuery(new URLSearchParams({ de: 'x'.repeat(6000) }), write, page).toString()).toBe(
    'ocasion=boda',
  )
})
