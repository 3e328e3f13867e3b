import type { SessionView } from '../../model/sessionView'
import type { Tab } from '../../model/steps'
import type { LinkedMoment } from './labAddress'
import type { LabState } from './labState'

/** A place in a session: the end of a step, or one of its events before. */
export type Moment = Pick<LabState, 'step' | 'position'>

/** Number of the last entry that had been written when so many steps were done. */
const lastEntryOf = ({ log }: Pick<SessionView, 'log'>, step: number): number =>
  log.findLastIndex(({ stepsDone }) => stepsDone <= step)

/** Whether the whole step is on display, not only one of its events. */
export const isWholeStep = ({ view, step, position }: Moment & Pick<LabState, 'view'>) =>
  view === null || position === lastEntryOf(view, step)

/** Whether the end of the session is on display. */
export const isLastMoment = (state: Moment & Pick<LabState, 'view'>) =>
  state.step === state.view?.scenario.steps.length && isWholeStep(state)

/** The events of the step on display, in order. */
const eventsOf = ({ log }: SessionView, step: number) => log.filter(({ stepsDone }) => stepsDone === step)

/** Which of the step's events is on display alone, from 1, and how many there are; null for the whole step. */
export function eventOnDisplay(state: Moment & Pick<LabState, 'view'>) {
  const { view, step, position } = state
  if (!view || isWholeStep(state)) return null
  const events = eventsOf(view, step)
  return { number: events.findIndex(({ number }) => number === position) + 1, count: events.length }
}

/** The moment on display as a link names it; null for the end of the session. */
export const linkedMoment = (state: Moment & Pick<LabState, 'view'>): LinkedMoment | null =>
  state.view === null || isLastMoment(state)
    ? null
    : { step: state.step, event: eventOnDisplay(state)?.number ?? null }

/** The moment that a link names; undefined where the scenario has not got it. */
export function momentOfLink(view: SessionView, { step, event }: LinkedMoment): Moment | undefined {
  if (step > view.scenario.steps.length) return undefined
  if (event === null) return momentOfStep(view, step)
  const entry = eventsOf(view, step)[event - 1]
  return entry && momentOfEntry(view, entry.number)
}

const clamp = (value: number, last: number) => Math.min(Math.max(value, 0), Math.max(last, 0))

/** Entry `number` of the log; beyond its ends, the nearest. */
export function momentOfEntry(view: SessionView | null, number: number): Moment {
  const log = view?.log ?? []
  const position = clamp(number, log.length - 1)
  return { position, step: log[position]?.stepsDone ?? 0 }
}

/** The end of step `number`, 0 the opening; beyond their ends, the nearest. */
export function momentOfStep(view: SessionView | null, number: number): Moment {
  const step = clamp(number, view?.scenario.steps.length ?? 0)
  return { step, position: view ? lastEntryOf(view, step) : 0 }
}

/** The tab that the chart shows. */
export const followedTab = ({ view, followed }: Pick<LabState, 'view' | 'followed'>): Tab =>
  view?.tabs.b ? followed : 'a'
