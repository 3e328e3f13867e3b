import type { AnyEventObject } from 'xstate'
import { performAction, type StepDriver } from './performStep'
import type { StepAction, Tab } from './steps'
import type { World } from './world'

/** The machines of a world's tabs. */
interface TabMachines {
  isOpen(tab: Tab): boolean
  /** Opens the tab, or reloads it where it is open. */
  load(tab: Tab): void
  send(tab: Tab, event: AnyEventObject): void
  /** Timers that run out wait for `resume`. */
  freeze(tab: Tab): void
  resume(tab: Tab): void
  /** A number that changes with everything that a machine does. */
  changes(): number
  wait(ms: number): void | Promise<void>
}

// A promise of an actor settles within a few microtasks; one that never does must not hold the session.
const quietTicks = 12
const maxTicks = 400

/** Performs steps on the tabs of a world, each until everything it started has settled. */
export function createStepRunner(world: World, machines: TabMachines) {
  async function settle() {
    let last = machines.changes()
    let quiet = 0
    for (let tick = 0; tick < maxTicks && quiet < quietTicks; tick++) {
      await null
      const now = machines.changes()
      quiet = now === last && !world.isBusy() ? quiet + 1 : 0
      last = now
    }
  }
  async function open(tab: Tab) {
    if (machines.isOpen(tab)) return
    machines.load(tab)
    await settle()
  }
  const driver: StepDriver = {
    open,
    reload: machines.load,
    wait: machines.wait,
    act: (action) => world.act(action),
    async send(tab, event) {
      await open(tab)
      machines.send(tab, event)
    },
    async freeze(tab) {
      await open(tab)
      machines.freeze(tab)
      world.freeze(tab)
    },
    async return(tab) {
      await open(tab)
      world.return(tab)
      await settle()
      machines.resume(tab)
    },
  }
  return {
    settle,
    async perform(action: StepAction) {
      await performAction(driver, action)
      await settle()
    },
  }
}
