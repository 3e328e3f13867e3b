import { capitalise } from '../../../content/capitalise'
import type { Rule } from '../rules'
import type { EvidenceCase } from './evidenceCase'
import { contextFacts, formatDefect, type ReportContext } from './reportContext'
import { toVisible } from './visible'

/** One scenario up to a moment, as it goes into a ticket. */
export interface ScenarioReport {
  readonly context: ReportContext
  /** Search string of the link that opens this moment. */
  readonly search: string
  /** What happened at the moment, a Spanish sentence; null where nothing has happened yet. */
  readonly moment: string | null
  /** The scenario up to the moment; null on this browser's own storages, whose past cannot be replayed. */
  readonly result: EvidenceCase | null
  readonly title: string
  readonly rules: readonly Rule[]
}

function verdictLines(result: EvidenceCase | null): readonly string[] {
  if (!result) return ['Veredicto: ninguno; corrió con los datos de este navegador, que no se repiten.']
  const { failure, comparisons } = result
  if (failure)
    return [
      `Veredicto: no cumple las reglas. ${failure.sentence}`,
      `Esperado: ${failure.expected}`,
      `Encontrado: ${failure.found}`,
    ]
  if (comparisons === 0) return ['Veredicto: ninguno; esta máquina no trae con qué comparar.']
  return [
    `Veredicto: cumple las reglas; lo encontrado es lo esperado (${comparisons} ${comparisons === 1 ? 'comparación' : 'comparaciones'}).`,
  ]
}

const ruleLine = ({ id, quote, sentence }: Rule) =>
  `Regla ${id}: ${quote ? `«${quote}»` : `${sentence} (regla nuestra, sin cita)`}`

/** The report as plain text, a fact a line; a planted defect comes first. */
export function toReportText({ context, search, moment, result, title, rules }: ScenarioReport): string {
  const deciding = rules.filter(({ id }) => result?.decidingRules.includes(id))
  const facts = contextFacts({ ...context, defect: null })
  const lines = [
    ...(context.defect ? [formatDefect(context.defect)] : []),
    `Escenario: ${title}`,
    ...(moment === null ? [] : [`Momento: ${moment}`]),
    ...verdictLines(result),
    ...deciding.map(ruleLine),
    `Enlace: ${context.page}${search}`,
    ...facts.map(([name, value]) => `${capitalise(name)}: ${value}`),
  ]
  return `${lines.map(toVisible).join('\n')}\n`
}
