import type { Evidence } from '../evidence/evidence'
import type { Requirement } from './requirement'

/** What a person looks at before signing, as far as it has a hash. */
export interface Signable {
  readonly pictures: Evidence['pictures']
  readonly texts: Pick<Evidence['texts'], 'texts' | 'catalogue'>
}

const folders = {
  pictures: '',
  bottles: 'src/content/media/bottles/',
  film: 'src/content/media/film/',
} as const

/** «texto excess», «imagen public/favicon.svg» → SHA-256: what a row covers, in the words that an attestation uses. */
export function coveredBy(
  { sha256, evidence, covers = [] }: Requirement,
  { pictures: { pictures }, texts: { texts, catalogue } }: Signable,
): Readonly<Record<string, string>> {
  const named = evidence.flatMap((reference) => (reference.kind === 'text' ? [reference.text] : []))
  const sentences = texts.filter(({ id }) => named.includes(id))
  const isCovered = (file: string) =>
    covers.some((what) => what !== 'catalogue' && file.startsWith(folders[what]))
  return Object.fromEntries([
    ['requisito', sha256],
    ...sentences.map((text) => [`texto ${text.id}`, text.sha256] as const),
    ...(covers.includes('catalogue') ? [['textos del catálogo', catalogue.sha256] as const] : []),
    ...pictures
      .filter(({ file }) => isCovered(file))
      .map((picture) => [`imagen ${picture.file}`, picture.sha256] as const),
  ])
}
