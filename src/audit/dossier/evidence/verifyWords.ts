import { signedWords } from '../requirements/signedWords'
import type { StatedRequirement } from '../requirements/requirement'

/** Rows whose SHA-256 is not that of their words: Spanish sentences that name them. */
export const compareWords = (
  rows: readonly StatedRequirement[],
  fingerprint: (text: string) => string,
): string[] =>
  rows
    .filter((row) => fingerprint(signedWords(row)) !== row.sha256)
    .map(({ id }) => `requisitos.json: la huella de «${id}» no es la de sus palabras.`)
