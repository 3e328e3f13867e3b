import type { Scenario } from './scenario'

export type FieldValue = string | number | boolean | null

/** What can be seen of one page: what the machine shows and what is stored, by name. */
export type Observation = Readonly<Record<string, FieldValue>>

/** One thing that can be seen, and how bad it is when it is wrong. */
export interface ObservedField {
  /** Name in `Shown` or in `Stored`. */
  readonly name: string
  /** Spanish, with its article: «el estado». */
  readonly label: string
  /** Spanish: how a value is said; without it, `formatFieldValue`. */
  format?(value: FieldValue): string
  /** 0 is the worst; of the same rank, what happened first counts. */
  rank(expected: FieldValue, found: FieldValue): number
}

export interface ExpectedResult {
  /** What was done; null when the page has just opened. */
  readonly step: string | null
  /** From 1; the two halves of a wait have the same. */
  readonly number: number
  /** Tab b is null until it opens. */
  readonly expected: { readonly a: Observation; readonly b: Observation | null }
}

/** What is right, written from the rules alone and independent of the machine. */
export interface Oracle<Start = object> {
  /** What is shown when a page has opened and nothing has been read yet. */
  readonly opening: Observation
  /** What the rules demand when the page has opened and after each step. */
  expect(scenario: Scenario<Start>): readonly ExpectedResult[]
}

/** A wrong value that was found. */
export interface Difference {
  readonly step: string | null
  readonly number: number
  readonly tab: 'a' | 'b'
  readonly field: ObservedField
  readonly expected: FieldValue
  readonly found: FieldValue
}

/** The fields that differ, in the subject's order. */
export const findDifferences = (
  fields: readonly ObservedField[],
  at: Pick<Difference, 'step' | 'number' | 'tab'>,
  expected: Observation,
  found: Observation,
): Difference[] =>
  fields.flatMap((field) => {
    const [wanted, seen] = [expected[field.name], found[field.name] ?? null]
    return wanted === undefined || wanted === seen ? [] : [{ ...at, field, expected: wanted, found: seen }]
  })

const rankOf = ({ field, expected, found }: Difference) => field.rank(expected, found)

/** The worst difference; of several as bad, the first. */
export const worstOf = (differences: readonly Difference[]): Difference | null =>
  differences.reduce<Difference | null>(
    (worst, other) => (worst && rankOf(worst) <= rankOf(other) ? worst : other),
    null,
  )

/** «nada», «sí», «accepted» in quotation marks. */
function formatFieldValue(value: FieldValue): string {
  if (value === null) return 'nada'
  if (typeof value === 'boolean') return value ? '«sí»' : '«no»'
  return `«${value}»`
}

/** How a field's value is said. */
export const formatField = (field: ObservedField, value: FieldValue): string =>
  (field.format ?? formatFieldValue)(value)

/** «el estado de la pestaña B»: which field, and whose where it is not the first tab. */
export const nameField = ({ label }: Pick<ObservedField, 'label'>, tab: Difference['tab']): string =>
  tab === 'b' ? `${label} de la pestaña B` : label

/** «se esperaba que el estado fuera «not-accepted» y es «accepted».» */
export function formatDifference({ tab, field, expected, found }: Difference): string {
  return `se esperaba que ${nameField(field, tab)} fuera ${formatField(field, expected)} y es ${formatField(field, found)}.`
}
