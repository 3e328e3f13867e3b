import { joinWords } from '../../src/content/joinWords'

const byIntl = (words: readonly string[]) => new Intl.ListFormat('es').format(words)

it.each([
  [[]],
  [['uva']],
  [['uva', 'cobre']],
  [['Firefox', 'WebKitGTK', 'Chromium']],
  [['agua', 'hielo']],
  [['agua', 'higos']],
  [['cobre', 'Iquique']],
  [['uva', 'iones']],
])('joins %j as the browser would', (words) => {
  expect(joinWords(words)).toBe(byIntl(words))
})

it('says «e» before an i with an accent', () => {
  expect(joinWords(['cobre', 'ídolos'])).toBe('cobre e ídolos')
})
