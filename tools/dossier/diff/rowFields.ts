import type { CopyRow } from './copySchemas'

const names: Readonly<Record<string, string>> = {
  group: 'quién lo pide',
  source: 'fuente',
  article: 'artículo',
  summary: 'resumen',
  secondHand: 'dónde se leyó',
  quote: 'palabras de la fuente',
  implementation: 'lo que hace el sitio',
  types: 'quién lo comprueba',
  owner: 'responsable',
  states: 'estados de la puerta',
  evidence: 'evidencia que se pide',
  notApplicable: 'por qué no aplica',
  deviation: 'desviación',
  interpretation: 'juicio',
  covers: 'lo que mira quien firma',
}

/** Compared apart. */
const compared = ['id', 'status', 'findings', 'attestation', 'lapse', 'figures', 'sha256']

/** A value of a row in words, whatever a version of the dossier writes there. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) {
    const separator = value.some((item) => typeof item === 'object') ? '; ' : ', '
    return value.map(wordsOf).join(separator)
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).join(' · ')
  return String(value ?? '')
}

/** Field → its words. */
type RowFields = Readonly<Record<string, string>>

/** Every text of a row but its status and what was found. */
const fieldsOf = (row: CopyRow): RowFields =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([field]) => !compared.includes(field))
      .map(([field, value]) => [field, wordsOf(value)]),
  )

/** The fields with other words, as they are called on screen; one without a name of its own is called as in the file. */
export const changedFields = (before: CopyRow, after: CopyRow) => {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  return Object.keys({ ...old, ...now })
    .filter((field) => old[field] !== now[field])
    .map((field) => ({
      name: names[field] ?? field,
      before: old[field] ?? '',
      after: now[field] ?? '',
    }))
}
