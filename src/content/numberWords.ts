const words =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ')

/** `siete`; digits from sixteen on. */
export const inWords = (count: number) => words[count] ?? String(count)

/** `Siete`, at the beginning of a sentence. */
export const inWordsCapitalised = (count: number) =>
  inWords(count).replace(/^./, (first) => first.toUpperCase())
