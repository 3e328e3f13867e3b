/** Letters with their accents, digits and signs of Spanish, each one character. */
const plainText = /^[\n -\u02ff\u2010-\u2027]*$/

/**
 * What a reader calls characters: an emoji is one. The browser's segmenter takes a phone 100 ms to start, so plain text
 * does without.
 */
export const splitCharacters = (text: string): string[] =>
  plainText.test(text)
    ? [...text]
    : Array.from(new Intl.Segmenter('es').segment(text), ({ segment }) => segment)
