import { actionOf, type Answer, type Step, type Tab } from './steps'

/** What steps are performed on: a session, the reference model, the built site in a browser. */
export interface StepDriver<Result = void | Promise<void>> {
  send(tab: Tab, event: Answer): Result
  open(tab: Tab): Result
  reload(tab: Tab): Result
  /** The tab's page comes out of the back-forward cache. */
  returnFromCache(tab: Tab): Result
  wait(ms: number): Result
  /** Another page, which is no tab of the scenario, writes the status to local storage; null removes it. */
  writeElsewhere(value: string | null): Result
}

export function performStep<Result>(driver: StepDriver<Result>, step: Step): Result {
  const action = actionOf(step)
  switch (action.kind) {
    case 'wait':
      return driver.wait(action.ms)
    case 'writeElsewhere':
      return driver.writeElsewhere(action.value)
    case 'send':
      return driver.send(action.tab, action.event)
    default:
      return driver[action.kind](action.tab)
  }
}
