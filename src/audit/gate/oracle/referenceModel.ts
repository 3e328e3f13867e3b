import type { Tab } from '../../model/steps'
import { splitWait } from '../../model/waits'
import { createReferenceTab, type Expected, type ReferenceTab, type SharedStorage } from './referenceTab'
import type { Scenario } from '../scenario'
import { performStep, type GateDriver, type Step } from '../steps'
import type { GateStart } from '../storages/gateStarts'
import { canStore, valueOf, type StorageStart } from '../storages/storageStart'

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

function createReferenceModel({ local, session }: GateStart) {
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

  const driver: GateDriver<void> = {
    send: (tab, event) => open(tab).answer(event),
    open: (tab) => void open(tab),
    reload: (tab) => open(tab).load(),
    freeze: (tab) => open(tab).freeze(),
    return: (tab) => open(tab).return(),
    wait: (ms) => tabs().forEach((tab) => tab.wait(ms)),
    act(action) {
      if (canStore(local)) shared.change(action.kind === 'clear' ? null : action.value, null)
    },
  }
  a.load()
  return {
    driver,
    expected: (): ExpectedTabs => ({ a: a.expected(), b: b?.expected() ?? null }),
  }
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
