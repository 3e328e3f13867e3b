import { gate as copy } from '../../content/legal'
import type { Tab } from './logEntry'
import { createOracle } from './oracle'
import type { Expected } from './oracleVisit'
import type { Scenario, Step } from './scenario'
import { sayStep } from './sayScenario'
import { startSession } from './session'
import type { SessionView, TabView } from './sessionView'
import { waitMsOf } from './steps'
import type { Variant } from './variant'

export interface ScenarioRun {
  readonly view: SessionView
  /** How often screen and storage were compared with the oracle. */
  readonly comparisons: number
  /** The first difference as a Spanish sentence; null where the rules were kept. */
  readonly failure: string | null
}

const say = (value: string | null) => (value === null ? 'nada' : `«${value}»`)

function differenceOf(tab: Tab, expected: Expected, { shown, stored }: TabView): string | null {
  const seen = (value: string | null) => (value === 'SecurityError' ? null : value)
  const rows = [
    ['el estado', expected.status, shown.status],
    ['errorMessage', expected.hasMessage ? copy.rejection : null, shown.errorMessage],
    ['el almacenamiento local', expected.local, seen(stored.local)],
    ['el almacenamiento de sesión', expected.session, seen(stored.session)],
  ] as const
  const row = rows.find(([, wanted, found]) => wanted !== found)
  if (!row) return shown.isLoading ? 'se esperaba el fin de la lectura y sigue cargando.' : null
  const where = tab === 'b' ? ' de la pestaña B' : ''
  return `se esperaba que ${row[0]}${where} fuera ${say(row[1])} y es ${say(row[2])}.`
}

/** A wait is looked at one millisecond before its end too. */
export function inMoments(step: Step): readonly Step[] {
  const ms = waitMsOf(step)
  return ms > 1 ? [`${ms - 1}ms`, '1ms'] : [step]
}

/** Performs a scenario and compares every tab's screen and storage with the oracle, before and after every step. */
export async function checkScenario(scenario: Scenario, variant: Variant = {}): Promise<ScenarioRun> {
  const session = await startSession({ ...scenario, steps: [] }, { variant })
  const oracle = createOracle(scenario)
  let comparisons = 0
  let failure: string | null = null

  function compare(when: string) {
    const { tabs } = session.view()
    const expected = oracle.expected()
    for (const tab of ['a', 'b'] as const) {
      const [wanted, found] = [expected[tab], tabs[tab]]
      if (!wanted || !found) continue
      comparisons++
      const difference = differenceOf(tab, wanted, found)
      if (difference) failure ??= `${when} ${difference}`
    }
  }

  compare('Al abrir la página')
  for (const [index, step] of scenario.steps.entries()) {
    for (const moment of inMoments(step)) {
      if (failure) break
      await session.perform(moment)
      oracle.take(moment)
      compare(`Después del paso ${index + 1} (${sayStep(moment)})`)
    }
  }
  const view = session.view()
  session.stop()
  return { view, comparisons, failure }
}
