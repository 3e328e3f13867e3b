import { subsets } from '../../tools/fonts/subsets'
import { expectSome } from '../support/expectSome'
import { allTexts } from './allContent'

/** Signs of text alone: no title has them. */
const textSigns = '•©−'

describe('the fonts', () => {
  it.each(subsets)('$name holds every character of the texts that are set in it', ({ name, characters }) => {
    const known = new Set(characters + '\n\u00a0\u00ad\u2060' + (name === 'archivo' ? '' : textSigns))
    const missing = allTexts().filter(({ text }) => ![...text].every((character) => known.has(character)))
    expect(missing).toEqual([])
  })

  it.each(subsets)('$name holds the whole Spanish alphabet, small and capital', ({ characters }) => {
    const known = new Set(characters)
    const letters = 'abcdefghijklmnñopqrstuvwxyzáéíóúü' + characters
    const bothCases = [...(letters.toLowerCase() + letters.toUpperCase())]
    expect(expectSome(bothCases).filter((letter) => !known.has(letter))).toEqual([])
  })
})
