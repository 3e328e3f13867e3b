import type { Environment } from './environment'
import { performStep, type StepDriver } from './performStep'
import type { Answer, Step, Tab } from './steps'

/** The machines of an environment's tabs. */
interface TabMachines {
  isOpen(tab: Tab): boolean
  /** Opens the tab, or reloads it where it is open. */
  load(tab: Tab): void
  send(tab: Tab, event: Answer): void
  /** A read or a write is pending. */
  isWaiting(): boolean
  wait(ms: number): void | Promise<void>
}

// A storage's promise settles within a few ticks; one that never does must not hold the session.
const maxTicks = 100

/** Performs steps on the tabs of an environment, each until everything it started has settled. */
export function createStepRunner(environment: Environment, machines: TabMachines) {
  async function settle() {
    const isBusy = () => environment.isBusy() || machines.isWaiting()
    for (let tick = 0; tick < maxTicks && isBusy(); tick++) await null
  }
  async function open(tab: Tab) {
    if (!machines.isOpen(tab)) machines.load(tab)
    await settle()
  }
  const driver: StepDriver = {
    open,
    reload: machines.load,
    wait: machines.wait,
    writeElsewhere: environment.writeElsewhere,
    async send(tab, event) {
      await open(tab)
      machines.send(tab, event)
    },
    async returnFromCache(tab) {
      await open(tab)
      environment.returnFromCache(tab)
    },
  }
  return {
    settle,
    async perform(step: Step) {
      await performStep(driver, step)
      await settle()
    },
  }
}
