/** `a`, `a y b`, `a, b y c`; «e» before the sound of an i, as in `cobre e higos`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const and = /^(?:[ií]|hi(?!e))/i.test(last) ? 'e' : 'y'
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`
}
