import type { AnyEventObject } from 'xstate'
import type { StepAction, Tab } from './steps'

/** What steps are performed on: a session, a reference model, the built site in a browser. */
export interface StepDriver<
  Result = void | Promise<void>,
  Event extends AnyEventObject = AnyEventObject,
  WorldAction = unknown,
> {
  send(tab: Tab, event: Event): Result
  open(tab: Tab): Result
  reload(tab: Tab): Result
  /** The tab's page goes into the back-forward cache. */
  freeze(tab: Tab): Result
  /** The tab's page comes out of the back-forward cache. */
  return(tab: Tab): Result
  wait(ms: number): Result
  /** Something happens outside of the pages. */
  act(action: WorldAction): Result
}

export function performAction<Result, Event extends AnyEventObject, WorldAction>(
  driver: StepDriver<Result, Event, WorldAction>,
  action: StepAction<Event, WorldAction>,
): Result {
  switch (action.kind) {
    case 'wait':
      return driver.wait(action.ms)
    case 'world':
      return driver.act(action.action)
    case 'send':
      return driver.send(action.tab, action.event)
    default:
      return driver[action.kind](action.tab)
  }
}
