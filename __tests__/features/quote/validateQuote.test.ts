import { emptyQuote } from '../../../src/features/quote/quote'
import { validateQuote } from '../../../src/features/quote/validateQuote'
import { encodeText } from '../../../src/shared/whatsapp'

const today = '2026-11-21'
const errorsOf = (typed: object) => validateQuote({ ...emptyQuote, ...typed }, today)

it('nothing is required', () => {
  expect(errorsOf({})).toEqual({})
})

it.each(['1', ' 24 ', '500'])('%s bottles can be quoted', (bottles) => {
  expect(errorsOf({ bottles })).toEqual({})
})

it.each(['0', '501', '-3', '2,5', 'doce', '1e2', '0x10', '99999999999'])('%s bottles cannot', (bottles) => {
  expect(errorsOf({ bottles })).toEqual({
    bottles: 'Escribe un número entero de 1 a 500, por ejemplo 24.',
  })
})

it.each([
  ['2026-11-20', 'Esa fecha ya pasó: elige una desde hoy.'],
  ['2028-11-22', 'Esa fecha queda muy lejos: elige una de los próximos dos años.'],
  ['20270-05-01', 'Esa fecha queda muy lejos: elige una de los próximos dos años.'],
  ['102027-05-01', 'Esa fecha queda muy lejos: elige una de los próximos dos años.'],
  [null, 'Esa fecha está incompleta o no existe: escribe día, mes y año.'],
])('the date %s is corrected', (date, sentence) => {
  expect(errorsOf({ date })).toEqual({ date: sentence })
})

it.each([today, '2028-11-21'])('the date %s is right', (date) => {
  expect(errorsOf({ date })).toEqual({})
})

it('the idea may have 300 characters, an emoji counting as one', () => {
  expect(errorsOf({ idea: `${'a'.repeat(250)}${'🎨'.repeat(50)}` })).toEqual({})
  expect(errorsOf({ idea: 'a'.repeat(301) })).toEqual({
    idea: 'Tu texto tiene 301 caracteres y caben 300: recórtalo un poco.',
  })
})

it('spaces around the idea are not counted', () => {
  expect(errorsOf({ idea: ` ${'a'.repeat(300)}\n` })).toEqual({})
})

it('of a very long text only the first characters are counted', () => {
  expect(errorsOf({ idea: 'a'.repeat(3000) }).idea).toMatch(/^Tu texto tiene 3000 caracteres/)
  expect(errorsOf({ idea: 'a'.repeat(3_000_000) })).toEqual({
    idea: 'Tu texto tiene más de 3000 caracteres y caben 300: recórtalo un poco.',
  })
})

it.each([
  ['family emoji', '👨‍👩‍👧‍👦'.repeat(14), 1050],
  ['one letter with many marks', `a${'\u0301'.repeat(167)}`, 1003],
  ['half emoji', '\uD83D'.repeat(112), 1008],
])('%s count for what they are in a link, of 1000 bytes at most', (_what, idea, bytes) => {
  expect(encodeText(idea)).toHaveLength(bytes)
  expect(errorsOf({ idea })).toEqual({
    idea: 'Tu texto no cabe en el enlace del chat: quita algunos emojis o signos, que ocupan más que una letra.',
  })
  const shorter = [...idea].slice(0, -7).join('')
  expect(errorsOf({ idea: shorter })).toEqual({})
})

it.each(['names', 'phrase'] as const)(
  'the %s of the label may have 60 characters, and 240 bytes in a link',
  (field) => {
    expect(errorsOf({ [field]: ` ${'ñ'.repeat(40)}` })).toEqual({})
    expect(errorsOf({ [field]: 'a'.repeat(60) })).toEqual({})
    expect(errorsOf({ [field]: 'a'.repeat(61) })).toEqual({
      [field]: 'Tu texto tiene 61 caracteres y caben 60: recórtalo un poco.',
    })
    expect(errorsOf({ [field]: '💍'.repeat(21) })).toEqual({
      [field]:
        'Tu texto no cabe en el enlace del chat: quita algunos emojis o signos, que ocupan más que una letra.',
    })
  },
)
