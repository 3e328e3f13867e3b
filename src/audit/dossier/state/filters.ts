import type { JudgedRequirement } from '../judgement/judge'
import { statuses, type Status } from '../judgement/statuses'
import { requirementTypes, type RequirementType } from '../requirements/requirement'
import { declarationLines } from '../texts/declarationTexts'
import { filterTexts } from '../texts/dossierTexts'

export const statusSlugs = {
  CONFORME: 'conforme',
  'NO CONFORME': 'no-conforme',
  'SIN EVIDENCIA': 'sin-evidencia',
  'PENDIENTE DE REVISIÓN HUMANA': 'pendiente',
  'DESVIACIÓN DECLARADA': 'desviacion',
  JUICIO: 'juicio',
  'NO APLICA': 'no-aplica',
} as const satisfies Readonly<Record<Status, string>>

/** What of the matrix is shown; empty shows all. */
export interface Filters {
  readonly status: Status | ''
  readonly type: RequirementType | ''
  readonly source: string
  /** Id of a state of the gate: the rows about it, or about a state around it. */
  readonly state: string
  readonly words: string
}

export const noFilters: Filters = { status: '', type: '', source: '', state: '', words: '' }

const queryKeys = {
  status: 'estado',
  type: 'tipo',
  source: 'fuente',
  state: 'maquina',
  words: 'busca',
} as const

export const sourcesOf = (rows: readonly JudgedRequirement[]): readonly string[] => [
  ...new Set(rows.map(({ source }) => source)),
]

const isAbout = (row: JudgedRequirement, id: string) =>
  row.states.some((state) => id === state || id.startsWith(`${state}.`))

/** Reads filters that the rows can match from the page's query. `problems`: Spanish sentences about what was left out. */
export function readFilters(search: string, rows: readonly JudgedRequirement[]) {
  const query = new URLSearchParams(search)
  const problems: string[] = []
  const one = <Value extends string>(name: string, find: (word: string) => Value | undefined): Value | '' => {
    const word = query.get(name) ?? ''
    const value = word === '' ? '' : find(word)
    if (value === undefined) problems.push(filterTexts.unknown(name, word.slice(0, 40)))
    return value ?? ''
  }
  const filters: Filters = {
    status: one(queryKeys.status, (word) => statuses.find((status) => statusSlugs[status] === word)),
    type: one(queryKeys.type, (word) => requirementTypes.find((type) => type === word)),
    source: one(queryKeys.source, (word) => sourcesOf(rows).find((source) => source === word)),
    state: one(queryKeys.state, (word) => (rows.some((row) => isAbout(row, word)) ? word : undefined)),
    words: (query.get(queryKeys.words) ?? '').slice(0, 80),
  }
  return { filters, problems }
}

/** The query of a link that shows just these rows. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams()
  if (filters.status) query.set(queryKeys.status, statusSlugs[filters.status])
  for (const name of ['type', 'source', 'state', 'words'] as const) {
    if (filters[name]) query.set(queryKeys[name], filters[name])
  }
  return `?${query.toString()}`
}

// People search without accents.
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The rows that pass every filter, in their order. */
export function filterRows(
  { status, type, source, state, words }: Filters,
  rows: readonly JudgedRequirement[],
): readonly JudgedRequirement[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const { id, source: asker, article, summary, quote, implementation } = row
    const declared = declarationLines(row).map(([, said]) => said)
    const text = plain([id, asker, article, summary, quote, implementation, ...declared].join(' '))
    return (
      (!status || row.status === status) &&
      (!type || row.types.includes(type)) &&
      (!source || row.source === source) &&
      (!state || isAbout(row, state)) &&
      wanted.every((word) => text.includes(word))
    )
  })
}
