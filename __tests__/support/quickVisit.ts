import { createActor, SimulatedClock, type AnyTransitionDefinition, type InspectionEvent } from 'xstate'
import { createStepRunner } from '../../src/audit/model/stepRunner'
import type { Tab } from '../../src/audit/model/steps'
import type { Answer } from '../../src/audit/gate/steps'
import { createMemoryStorages } from '../../src/audit/gate/storages/memoryStorages'
import type { GateStart } from '../../src/audit/gate/storages/gateStarts'
import { createGateMachine, type Gate } from '../../src/features/gate/createGate'
import { toGateState } from '../../src/features/gate/gateState'
import { browserStorage, type GateStorage } from '../../src/features/gate/gateStorage'

/** The chart is what takes long to make: one per tab serves every visit, on the page that is open now. */
function reusedTab() {
  let storage: GateStorage = browserStorage({} as Window)
  const machine = createGateMachine({
    read: () => storage.read(),
    writeAccepted: (place) => storage.writeAccepted(place),
    remove: (place) => storage.remove(place),
    watch: (changed) => storage.watch(changed),
  })
  return {
    load(
      window: Window,
      clock: Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>,
      inspect: (event: InspectionEvent) => void,
    ): Gate {
      storage = browserStorage(window)
      return createActor(machine, { clock, inspect }).start()
    },
  }
}

const tabs = { a: reusedTab(), b: reusedTab() }

/** The site's machine and storage module on a scenario, without the lab around them. */
export async function quickVisit(start: GateStart, fired: (transition: AnyTransitionDefinition) => void) {
  const clock = new SimulatedClock()
  const world = createMemoryStorages(start, { call: () => {}, eventArrives: () => {} })
  const gates: Record<Tab, Gate | null> = { a: null, b: null }
  let changes = 0
  const frozen = new Map<Tab, (() => void)[]>()
  const inspect = (event: InspectionEvent) => {
    changes++
    if (event.type !== '@xstate.microstep') return
    event._transitions.forEach(fired)
  }
  const opened = () => [gates.a, gates.b].filter((gate) => gate !== null)
  /** A frozen page's timers run out when it comes back. */
  const clockOf = (tab: Tab) => ({
    setTimeout: (work: () => void, ms: number) =>
      clock.setTimeout(() => {
        const held = frozen.get(tab)
        if (held) held.push(work)
        else work()
      }, ms),
    clearTimeout: (id: number) => clock.clearTimeout(id),
  })

  function load(tab: Tab) {
    gates[tab]?.stop()
    frozen.delete(tab)
    gates[tab] = tabs[tab].load(world.open(tab) as Window, clockOf(tab), inspect)
  }
  const { settle, perform } = createStepRunner(world, {
    load,
    isOpen: (tab) => gates[tab] !== null,
    send: (tab, event) => void (frozen.has(tab) || gates[tab]?.send(event as Answer)),
    freeze: (tab) => void frozen.set(tab, frozen.get(tab) ?? []),
    resume(tab) {
      const due = frozen.get(tab) ?? []
      frozen.delete(tab)
      due.forEach((work) => work())
    },
    changes: () => changes,
    wait: (ms) => void clock.increment(ms),
  })
  const found = (tab: Tab) => {
    const gate = gates[tab]
    if (!gate) return null
    const { status, errorMessage } = toGateState(gate.getSnapshot())
    const value = (stored: string | null | undefined) =>
      stored === 'SecurityError' ? null : (stored ?? null)
    const { local, session } = world.stored(tab)
    return {
      status,
      hasMessage: errorMessage !== null,
      isUnsaved: gate.getSnapshot().hasTag('unsaved'),
      local: value(local),
      session: value(session),
    }
  }

  load('a')
  await settle()
  return {
    perform,
    found: () => ({ a: found('a'), b: found('b') }),
    stop: () => opened().forEach((gate) => void gate.stop()),
  }
}
