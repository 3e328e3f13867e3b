import { performStep, type StepDriver } from './performStep'
import { createReferenceTab, type Expected, type ReferenceTab, type SharedStorage } from './referenceTab'
import type { Scenario, ScenarioStart } from './scenario'
import { waitMsOf, type Step, type Tab } from './steps'
import { canStore, valueOf, type StorageStart } from './storageStart'

/** Tab b is null until it opens. */
type ExpectedTabs = Readonly<{ a: Expected; b: Expected | null }>

export interface ExpectedResult {
  /** What was done; null when the page has just opened. */
  readonly step: Step | null
  /** From 1; the two halves of a wait have the same. */
  readonly number: number
  readonly expected: ExpectedTabs
}

const withoutValue = (start: StorageStart): StorageStart =>
  start.kind === 'value' ? { kind: 'nothing' } : start

function createReferenceModel({ local, session }: ScenarioStart) {
  const shared: SharedStorage = {
    kind: local.kind,
    value: valueOf(local),
    change(value, writer) {
      if (shared.value === value) return
      shared.value = value
      for (const tab of tabs()) if (tab !== writer) tab.reread()
    },
  }
  const a = createReferenceTab(shared, session)
  let b: ReferenceTab | null = null
  const tabs = () => (b ? [a, b] : [a])

  function open(tab: Tab): ReferenceTab {
    if (tab === 'a') return a
    if (!b) {
      b = createReferenceTab(shared, withoutValue(session))
      b.load()
    }
    return b
  }

  const driver: StepDriver<void> = {
    send: (tab, event) => open(tab).answer(event),
    open: (tab) => void open(tab),
    reload: (tab) => open(tab).load(),
    returnFromCache: (tab) => open(tab).reread(),
    wait: (ms) => tabs().forEach((tab) => tab.wait(ms)),
    writeElsewhere(value) {
      if (canStore(local)) shared.change(value, null)
    },
  }
  a.load()
  return {
    driver,
    expected: (): ExpectedTabs => ({ a: a.expected(), b: b?.expected() ?? null }),
  }
}

/** A wait is compared one millisecond before its end too. */
function splitWait(step: Step): readonly Step[] {
  const ms = waitMsOf(step)
  return ms > 1 ? [`${ms - 1}ms`, '1ms'] : [step]
}

/** What the rules demand when the page has opened and after each step. */
export function expectedResults(scenario: Scenario): readonly [ExpectedResult, ...ExpectedResult[]] {
  const { driver, expected } = createReferenceModel(scenario)
  const opened = { step: null, number: 0, expected: expected() }
  const after = scenario.steps.flatMap((whole, index) =>
    splitWait(whole).map((step) => {
      performStep(driver, step)
      return { step, number: index + 1, expected: expected() }
    }),
  )
  return [opened, ...after]
}
