import fc from 'fast-check'
import { fitText, tidyText } from '../../../src/features/sketch/fitText'

/** Half as wide as high, whatever the letter; an emoji is as wide as it is high. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (/\p{Extended_Pictographic}/u.test(sign) ? 1 : 0.5), 0)

const room = { width: 100, maxSize: 40, minSize: 6, maxLines: 3 }

it('a short name is as large as it may be', () => {
  expect(fitText('Ana', room, measure)).toEqual({ size: 40, lines: ['Ana'] })
})

it('a longer one breaks at its spaces before it shrinks', () => {
  const { size, lines } = fitText('Ana y Luis', room, measure)
  expect(lines).toEqual(['Ana y', 'Luis'])
  expect(size).toBe(40)
})

it.each([
  ['María Fernanda y José Antonio', ['María Fernanda', 'y José Antonio']],
  ['Que nunca falte vino, ni quien lo comparta', ['Que nunca falte vino,', 'ni quien lo comparta']],
  ['Wolfgang Bo', ['Wolfgang Bo']],
])('lines are as equal as they can be, and none ends in «y»: %s', (text, lines) => {
  expect(fitText(text, { width: 100, maxSize: 8, minSize: 6, maxLines: 2 }, measure).lines).toEqual(lines)
})

it('a word that is wider than a line breaks inside, between whole signs', () => {
  const family = '👨‍👩‍👧‍👦'
  const { lines } = fitText(family.repeat(12), { ...room, minSize: 20 }, measure)
  expect(lines.length).toBe(3)
  for (const line of lines) expect(line.replaceAll(family, '')).toBe('')
})

it('what a label cannot show is left out', () => {
  expect(tidyText('  Ana\u202e y\n\tLuis\uD83D ')).toBe('Ana y Luis')
})

it('of a book the label takes its first 60 signs', () => {
  expect(tidyText('👨‍👩‍👧‍👦'.repeat(300))).toBe('👨‍👩‍👧‍👦'.repeat(60))
  expect(tidyText('a'.repeat(3_000_000))).toBe('a'.repeat(60))
})

it('whatever 60 characters are typed, they stay in their lines and in their width', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        fc.constantFrom('W'.repeat(60), '🎉'.repeat(60), 'a b '.repeat(15)),
      ),
      (typed) => {
        const { size, lines } = fitText(tidyText(typed), room, measure)
        expect(size).toBeGreaterThanOrEqual(room.minSize)
        expect(lines.length).toBeLessThanOrEqual(room.maxLines)
        const isTooWide = (line: string) =>
          Array.from(line).length > 1 && measure(line) * size > room.width + 1e-9
        expect(lines.filter(isTooWide)).toEqual([])
      },
    ),
  )
})
