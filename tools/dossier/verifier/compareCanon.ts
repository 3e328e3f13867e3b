import { canonicalJson } from '../../../src/audit/dossier/evidence/canonicalJson'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { filePath } from '../../../src/audit/dossier/evidence/evidenceJson'
import type { StatedRequirement } from '../../../src/audit/dossier/requirements/requirement'
import type { Canon } from './canon'

const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null)

interface Listed {
  /** The file of the evidence. */
  readonly file: string
  /** «la frase», as in «la frase «excess»». */
  readonly what: string
}

const genitive = (what: string) => `de ${what}`.replace('de el ', 'del ')

type Entries = ReadonlyMap<string, object>

const byKey = <Item extends object>(items: readonly Item[], key: (item: Item) => string): Entries =>
  new Map(items.map((item) => [key(item), item]))

/** What is missing, too much or other in a list of the dossier, entry by entry. */
function compareEntries({ file, what }: Listed, canon: Entries, found: Entries): string[] {
  const missing = [...canon.keys()].filter((key) => !found.has(key))
  const extra = [...found.keys()].filter((key) => !canon.has(key))
  const changed = [...canon].flatMap(([key, entry]) => {
    const other = found.get(key) as Readonly<Record<string, unknown>> | undefined
    const fields = Object.entries(entry).filter(([field, value]) => other && !isSame(value, other[field]))
    return fields.map(([field]) => `${file}: ${genitive(what)} «${key}» cambió «${filePath(field)}».`)
  })
  return [
    ...missing.map((key) => `${file}: falta ${what} «${key}».`),
    ...extra.map((key) => `${file}: sobra ${what} «${key}», que el código no tiene.`),
    ...changed,
  ]
}

/** Where the dossier holds another site, or other requirements, sentences, permissions or signatures than its code: Spanish sentences. */
export function compareCanon(
  canon: Canon,
  rows: readonly StatedRequirement[],
  { site, requests, texts, attestations }: Evidence,
): string[] {
  const signed = (list: Canon['attestations']) =>
    byKey(list, ({ requirement, reviewer, date }) => `${requirement}, ${reviewer}, ${date}`)
  return [
    ...compareEntries(
      { file: 'requisitos.json', what: 'el requisito' },
      byKey(canon.requirements, ({ id }) => id),
      byKey(rows, ({ id }) => id),
    ),
    ...compareEntries(
      { file: 'sitio.json', what: 'el sitio' },
      new Map([[canon.site.address, canon.site]]),
      new Map([[site.address, site]]),
    ),
    ...compareEntries(
      { file: 'red.json', what: 'el permiso' },
      byKey(canon.allowed, ({ pattern }) => pattern),
      byKey(requests.allowed, ({ pattern }) => pattern),
    ),
    ...compareEntries(
      { file: 'textos.json', what: 'la frase' },
      byKey(canon.texts, ({ id }) => id),
      byKey(texts.texts, ({ id }) => id),
    ),
    ...compareEntries(
      { file: 'textos.json', what: 'las palabras de' },
      new Map([[canon.law.law, canon.law]]),
      new Map([[canon.law.law, texts.law]]),
    ),
    ...compareEntries(
      { file: 'atestaciones.json', what: 'la atestación' },
      signed(canon.attestations),
      signed(attestations.attestations),
    ),
  ]
}
