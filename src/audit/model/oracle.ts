import type { Tab } from './logEntry'
import { createVisit, type Expected, type Shared, type Visit } from './oracleVisit'
import type { Scenario, Step } from './scenario'
import { actionOf } from './steps'

/** What the rules want to see in each tab after every step; tab b is null until it opens. */
export function createOracle({ local, session }: Omit<Scenario, 'steps'>) {
  const visits: Record<Tab, Visit | null> = { a: null, b: null }
  const shared: Shared = {
    kind: local.kind,
    value: local.kind === 'value' ? local.value : null,
    change(value, writer) {
      if (shared.value === value) return
      shared.value = value
      for (const visit of [visits.a, visits.b]) if (visit && visit !== writer) visit.hear()
    },
  }
  const open = (tab: Tab) => (visits[tab] ??= createVisit(shared, tab === 'a' ? session : emptied(session)))
  open('a').load()

  function visitOf(tab: Tab): Visit {
    const isNew = !visits[tab]
    const visit = open(tab)
    if (isNew) visit.load()
    return visit
  }

  return {
    expected: (): Record<Tab, Expected | null> => ({
      a: visits.a?.expected() ?? null,
      b: visits.b?.expected() ?? null,
    }),
    take(step: Step) {
      const action = actionOf(step)
      if (action?.kind === 'wait') for (const visit of [visits.a, visits.b]) visit?.wait(action.ms)
      if (action?.kind === 'elsewhere' && (local.kind === 'value' || local.kind === 'nothing')) {
        shared.change(action.value, null)
      }
      if (!action || !('tab' in action)) return
      const visit = visitOf(action.tab)
      if (action.kind === 'comeBack') visit.hear()
      if (action.kind === 'reload') visit.load()
      if (action.kind === 'send') visit.answer(action.event)
    },
  }
}

const emptied = (start: Scenario['session']): Scenario['session'] =>
  start.kind === 'value' ? { kind: 'nothing' } : start
