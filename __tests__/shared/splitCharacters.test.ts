import { splitCharacters } from '../../src/shared/splitCharacters'

const bySegmenter = (text: string) =>
  Array.from(new Intl.Segmenter('es').segment(text), ({ segment }) => segment)

/** What Spanish text is made of, the ends of lines too. */
const plainCharacters = '\n ¡Qué añejo! «Ñandú», “vid” … 50 % – 1½ l, 0,7 m²: A–Z'.split('')

it('plain text is split as the browser’s segmenter splits it, whatever stands beside what', () => {
  const pairs = plainCharacters.flatMap((first) => plainCharacters.map((second) => first + second))
  expect(pairs.map(splitCharacters)).toEqual(pairs.map(bySegmenter))
})

it.each(['💎', '👩‍🎨', 'e\u0301', '🇧🇴', '\r\n', 'n\u0303'])(
  '%j is one character, beside plain text too',
  (character) => {
    expect(splitCharacters(character)).toEqual([character])
    expect(splitCharacters(`ab${character}c`)).toEqual(['a', 'b', character, 'c'])
  },
)

it('asks the browser’s segmenter about text that needs it alone', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment')
  splitCharacters(plainCharacters.join(''))
  expect(segment).not.toHaveBeenCalled()
  splitCharacters('uva 🍇')
  expect(segment).toHaveBeenCalled()
})

it('no text has no characters', () => {
  expect(splitCharacters('')).toEqual([])
})
