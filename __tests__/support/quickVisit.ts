import { createActor, SimulatedClock, type AnyTransitionDefinition, type InspectionEvent } from 'xstate'
import type { Tab } from '../../src/audit/model/logEntry'
import { memoryWorld } from '../../src/audit/model/memoryEnvironment'
import type { Scenario, Step } from '../../src/audit/model/scenario'
import { actionOf, type StepAction } from '../../src/audit/model/steps'
import { createGate, type Gate } from '../../src/features/gate/createGate'
import { toGateState } from '../../src/features/gate/gateState'
import { browserStorage, type GateStorage } from '../../src/features/gate/gateStorage'

/** The chart is what takes long to make: one per tab serves every visit, on the page that is open now. */
function reusedTab() {
  let storage: GateStorage = browserStorage({} as Window)
  const machine = createGate({
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
export async function quickVisit(
  start: Omit<Scenario, 'steps'>,
  fired: (transition: AnyTransitionDefinition) => void,
) {
  const clock = new SimulatedClock()
  const world = memoryWorld(start, () => {})
  const gates: Record<Tab, Gate | null> = { a: null, b: null }
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return
    event._transitions.forEach(fired)
  }
  const open = () => [gates.a, gates.b].filter((gate) => gate !== null)
  const isWaiting = (gate: Gate) =>
    Object.keys(gate.getSnapshot().children).some((id) => id !== 'watchStatus')

  async function settle() {
    for (let tick = 0; tick < 100 && (world.isBusy() || open().some(isWaiting)); tick++) await null
  }
  function load(tab: Tab) {
    gates[tab]?.stop()
    gates[tab] = tabs[tab].load(world.open(tab) as Window, clock, inspect)
  }
  async function visit(tab: Tab, act: (gate: Gate) => void) {
    if (!gates[tab]) load(tab)
    await settle()
    if (gates[tab]) act(gates[tab])
  }
  async function begin(action: StepAction) {
    if (action.kind === 'wait') clock.increment(action.ms)
    else if (action.kind === 'elsewhere') world.writeElsewhere(action.value)
    else if (action.kind === 'reload') load(action.tab)
    else if (action.kind === 'send') await visit(action.tab, (gate) => gate.send(action.event))
    else await visit(action.tab, () => action.kind === 'comeBack' && world.comeBack(action.tab))
  }
  const seen = (tab: Tab) => {
    const gate = gates[tab]
    if (!gate) return null
    const { status, errorMessage } = toGateState(gate.getSnapshot())
    const value = (stored: string | null) => (stored === 'SecurityError' ? null : stored)
    const { local, session } = world.stored(tab)
    return { status, hasMessage: errorMessage !== null, local: value(local), session: value(session) }
  }

  load('a')
  await settle()
  return {
    async take(step: Step) {
      const action = actionOf(step)
      if (!action) throw new Error(`No step is called ${step}.`)
      await begin(action)
      await settle()
    },
    seen: () => ({ a: seen('a'), b: seen('b') }),
    stop: () => open().forEach((gate) => void gate.stop()),
  }
}
