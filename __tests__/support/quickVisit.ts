import { createActor, SimulatedClock, type AnyTransitionDefinition, type InspectionEvent } from 'xstate'
import { createStepRunner } from '../../src/audit/model/stepRunner'
import type { Tab } from '../../src/audit/model/steps'
import { createMemoryEnvironment } from '../../src/audit/model/memoryEnvironment'
import type { ScenarioStart } from '../../src/audit/model/scenario'
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
    load(window: Window, clock: SimulatedClock, inspect: (event: InspectionEvent) => void): Gate {
      storage = browserStorage(window)
      return createActor(machine, { clock, inspect }).start()
    },
  }
}

const tabs = { a: reusedTab(), b: reusedTab() }

/** The site's machine and storage module on a scenario, without the lab around them. */
export async function quickVisit(start: ScenarioStart, fired: (transition: AnyTransitionDefinition) => void) {
  const clock = new SimulatedClock()
  const environment = createMemoryEnvironment(start, () => {})
  const gates: Record<Tab, Gate | null> = { a: null, b: null }
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return
    event._transitions.forEach(fired)
  }
  const opened = () => [gates.a, gates.b].filter((gate) => gate !== null)
  const isWaiting = (gate: Gate) =>
    Object.keys(gate.getSnapshot().children).some((id) => id !== 'watchStatus')

  function load(tab: Tab) {
    gates[tab]?.stop()
    gates[tab] = tabs[tab].load(environment.open(tab) as Window, clock, inspect)
  }
  const { settle, perform } = createStepRunner(environment, {
    load,
    isOpen: (tab) => gates[tab] !== null,
    send: (tab, event) => gates[tab]?.send(event),
    isWaiting: () => opened().some(isWaiting),
    wait: (ms) => void clock.increment(ms),
  })
  const found = (tab: Tab) => {
    const gate = gates[tab]
    if (!gate) return null
    const { status, errorMessage } = toGateState(gate.getSnapshot())
    const value = (stored: string | null) => (stored === 'SecurityError' ? null : stored)
    const { local, session } = environment.stored(tab)
    return { status, hasMessage: errorMessage !== null, local: value(local), session: value(session) }
  }

  load('a')
  await settle()
  return {
    perform,
    found: () => ({ a: found('a'), b: found('b') }),
    stop: () => opened().forEach((gate) => void gate.stop()),
  }
}
