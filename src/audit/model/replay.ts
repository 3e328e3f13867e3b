import type { Scenario } from './scenario'
import { startSession, type SessionOptions } from './session'
import type { SessionView } from './sessionView'
import { waitMsOf } from './waits'
import type { LabSubject } from './subject'

/** The whole scenario in memory, already over: time travel shows entry n of its log. */
export async function replay<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  scenario: Scenario<Start, Word>,
  variant?: Variant,
  pause?: SessionOptions['pause'],
): Promise<SessionView<Start, Word>> {
  const session = await startSession(subject, scenario, { variant, pause })
  const view = session.view()
  session.stop()
  return view
}

/** The scenario up to and with the step that caused entry `number`: acting from there branches. */
export function scenarioAt<Start extends object, Word extends string>(
  { scenario, log }: Pick<SessionView<Start, Word>, 'scenario' | 'log'>,
  number: number,
): Scenario<Start, Word> {
  return { ...scenario, steps: scenario.steps.slice(0, log[number]?.stepsDone ?? 0) }
}

/** The scenario with one millisecond less of waiting at its end; null where it does not end in waiting. */
export function oneMsBefore<Start extends object, Word extends string>(
  scenario: Scenario<Start, Word>,
): Scenario<Start, Word> | null {
  const wait = waitMsOf(scenario.steps.at(-1) ?? '')
  if (wait === 0) return null
  const rest = scenario.steps.slice(0, -1)
  return { ...scenario, steps: wait === 1 ? rest : [...rest, `${wait - 1}ms` as Word] }
}
