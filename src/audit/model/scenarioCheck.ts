import { gate as copy } from '../../content/legal'
import { expectedResults, type ExpectedResult } from './referenceModel'
import type { Expected } from './referenceTab'
import type { Scenario } from './scenario'
import { startSession } from './session'
import type { SessionView, TabView } from './sessionView'
import { formatStep, type Tab } from './steps'
import type { Variant } from './variant'

export interface ScenarioRun {
  readonly view: SessionView
  /** How often screen and storage were compared with the rules. */
  readonly comparisons: number
  /** The first difference as a Spanish sentence; null where the rules were met. */
  readonly failure: string | null
}

const format = (value: string | null) => (value === null ? 'nada' : `«${value}»`)

function differenceOf(tab: Tab, expected: Expected, { shown, stored }: TabView): string | null {
  const readable = (value: string | null) => (value === 'SecurityError' ? null : value)
  const rows = [
    ['el estado', expected.status, shown.status],
    ['errorMessage', expected.hasMessage ? copy.rejection : null, shown.errorMessage],
    ['el almacenamiento local', expected.local, readable(stored.local)],
    ['el almacenamiento de sesión', expected.session, readable(stored.session)],
  ] as const
  const row = rows.find(([, wanted, found]) => wanted !== found)
  if (!row) return shown.isLoading ? 'se esperaba el fin de la lectura y sigue cargando.' : null
  const where = tab === 'b' ? ' de la pestaña B' : ''
  return `se esperaba que ${row[0]}${where} fuera ${format(row[1])} y es ${format(row[2])}.`
}

const formatStepOf = ({ step, number }: ExpectedResult) =>
  step ? `Después del paso ${number} (${formatStep(step)})` : 'Al abrir la página'

/** Performs a scenario and compares every tab's screen and storage with the rules, before and after every step. */
export async function checkScenario(scenario: Scenario, variant: Variant = {}): Promise<ScenarioRun> {
  const session = await startSession({ ...scenario, steps: [] }, { variant })
  let comparisons = 0
  let failure: string | null = null

  for (const result of expectedResults(scenario)) {
    if (result.step) await session.perform(result.step)
    const { tabs } = session.view()
    for (const tab of ['a', 'b'] as const) {
      const [wanted, found] = [result.expected[tab], tabs[tab]]
      if (!wanted || !found) continue
      comparisons++
      const difference = differenceOf(tab, wanted, found)
      if (difference) failure ??= `${formatStepOf(result)} ${difference}`
    }
    if (failure) break
  }
  const view = session.view()
  session.stop()
  return { view, comparisons, failure }
}
