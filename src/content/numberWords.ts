import { capitalise } from './capitalise'

const words =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ')

/** `siete`; digits from sixteen on. */
export const numberWord = (count: number) => words[count] ?? String(count)

/** `Siete`, at the beginning of a sentence. */
export const capitalisedNumberWord = (count: number) => capitalise(numberWord(count))
