import { byTimeZone } from '../../support/byTimeZone'
import { today } from '../../../src/features/quote/isoDate'
import { emptyQuote, type Quote } from '../../../src/features/quote/quote'
import { validateQuote } from '../../../src/features/quote/validateQuote'
import { readQuote, writeQuote } from '../../../src/features/quote/quoteAddress'

const whole: Quote = {
  occasion: 'graduacion',
  size: '60x80',
  technique: 'pastel',
  line: 'clasico',
  names: 'Ana & Luis 💍',
  phrase: '¿Siempre? Sí.',
  bottles: '12',
  date: '2027-02-14',
  idea: 'Azul & oro\n¿con laurel? 🎨',
}

it('a whole quote travels in a link and comes back', () => {
  const link = new URL(`https://example.org/?${writeQuote(whole, {}, new URLSearchParams())}`)
  expect(readQuote(link.searchParams)).toEqual({ quote: whole, dropped: new Set() })
})

it('the names in the address are Spanish and short', () => {
  const query = writeQuote({ ...whole, names: 'Ana', phrase: 'Salud', idea: '' }, {}, new URLSearchParams())
  expect(query.toString()).toBe(
    'ocasion=graduacion&tamano=60x80&tecnica=pastel&botella=clasico&nombres=Ana&frase=Salud&cantidad=12&fecha=2027-02-14',
  )
})

it('a cleared choice leaves the address, and other keys are left alone', () => {
  const query = writeQuote(emptyQuote, {}, new URLSearchParams('tamano=50x60&de=feria'))
  expect(query.toString()).toBe('de=feria')
})

it('what has an error stays out of the address, and spaces around what was typed', () => {
  const tooLong = 'a'.repeat(12_000)
  const quote = {
    ...whole,
    names: tooLong,
    phrase: ' Salud ',
    bottles: ' 24\n',
    date: '2020-02-02',
    idea: tooLong,
  }
  const query = writeQuote(quote, validateQuote(quote, '2026-11-21'), new URLSearchParams('idea=old'))
  expect(query.toString()).toBe(
    'ocasion=graduacion&tamano=60x80&tecnica=pastel&botella=clasico&frase=Salud&cantidad=24',
  )
})

it('the address has one order, whatever was chosen first', () => {
  const first = writeQuote({ ...emptyQuote, bottles: '12' }, {}, new URLSearchParams('de=feria'))
  const then = writeQuote({ ...emptyQuote, bottles: '12', occasion: 'boda' }, {}, first)
  expect(then.toString()).toBe('de=feria&ocasion=boda&cantidad=12')
})

it('a link with too long an idea is read whole, to be corrected', () => {
  const idea = '👩🏽‍🎨'.repeat(300)
  expect(readQuote(new URLSearchParams({ idea })).quote.idea).toBe(idea)
})

it('what no field can hold is left out by name; the rest stays', () => {
  const { quote, dropped } = readQuote(
    new URLSearchParams('ocasion=funeral&tamano=9x9&tecnica=oleo&botella=toString&fecha=2027-02-30'),
  )
  expect(dropped).toEqual(new Set(['occasion', 'size', 'line', 'date']))
  expect(quote).toEqual({ ...emptyQuote, technique: 'oleo' })
})

it('a wrong number stays in its field, to be corrected', () => {
  expect(readQuote(new URLSearchParams('cantidad=doce')).quote.bottles).toBe('doce')
})

it.each([
  ['2026-11-06T03:59:59Z', { UTC: '2026-11-06', 'America/La_Paz': '2026-11-05' }],
  ['2026-11-06T04:00:00Z', { UTC: '2026-11-06', 'America/La_Paz': '2026-11-06' }],
  ['2027-01-01T00:00:00Z', { UTC: '2027-01-01', 'America/La_Paz': '2026-12-31' }],
  ['2028-03-01T02:00:00Z', { UTC: '2028-03-01', 'America/La_Paz': '2028-02-29' }],
])('at %s today is the visitor’s own day', (now, day) => {
  expect(today(new Date(now))).toBe(byTimeZone(day))
})
