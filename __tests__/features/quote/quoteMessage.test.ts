import { emptyQuote } from '../../../src/features/quote/quote'
import { validateQuote } from '../../../src/features/quote/validateQuote'
import { formatQuoteMessage } from '../../../src/features/quote/quoteMessage'

const today = '2026-11-21'

it('with nothing chosen it greets and asks for more information', () => {
  expect(formatQuoteMessage(emptyQuote)).toBe(
    '¡Hola, Bohemia 56! Quisiera cotizar una botella personalizada. ¿Me dan más información?',
  )
})

it('carries everything that was chosen, emoji and line breaks included', () => {
  expect(
    formatQuoteMessage({
      occasion: 'boda',
      size: '50x60',
      technique: 'oleo',
      line: 'premium',
      names: ' Ana y Luis ',
      phrase: '',
      bottles: '24',
      date: '2027-02-14',
      idea: ' Flores de kantuta.\nMucho azul. ',
    }),
  ).toBe(
    '¡Hola, Bohemia 56! ⭐ Quisiera cotizar 24 botellas personalizadas para una boda, el 14 de febrero de 2027: cuadro de 50x60 cm, técnica óleo, botella Premium. En la etiqueta: «Ana y Luis».\n\n🎨 Mi idea: Flores de kantuta.\nMucho azul.\n\n¿Me dan más información?',
  )
})

it.each([
  [
    { line: 'clasico' },
    '¡Hola, Bohemia 56! 💎 Quisiera cotizar una botella personalizada: botella Clásico. ¿',
  ],
  [{ date: '2027-05-01' }, 'personalizada para el 1 de mayo de 2027. ¿'],
  [{ occasion: 'quince' }, 'personalizada para una fiesta de quince años. ¿'],
  [{ names: 'Ana', phrase: 'Salud' }, 'personalizada. En la etiqueta: «Ana», con la frase «Salud». ¿'],
  [{ phrase: 'Salud' }, 'personalizada. En la etiqueta, la frase «Salud». ¿'],
  [{ bottles: '1' }, 'cotizar una botella personalizada. ¿'],
  [{ technique: 'mixta', size: '40x30' }, 'personalizada: cuadro de 40x30 cm, técnica mixta. ¿'],
] as const)('reads well with %j alone', (chosen, words) => {
  expect(formatQuoteMessage({ ...emptyQuote, ...chosen })).toContain(words)
})

it('leaves out what still has an error', () => {
  const quote = {
    ...emptyQuote,
    names: 'x'.repeat(61),
    phrase: 'x'.repeat(61),
    bottles: '0',
    date: '2020-01-01',
    idea: 'x'.repeat(301),
  }
  expect(formatQuoteMessage(quote, validateQuote(quote, today))).toBe(formatQuoteMessage(emptyQuote))
})
