import type { AnyMachineSnapshot } from 'xstate'
import type { Scenario } from '../../src/audit/model/scenario'
import type { SessionView, TabView } from '../../src/audit/model/sessionView'
import type { LabSubject } from '../../src/audit/model/subject'

const isActor = (value: unknown) => typeof value === 'object' && value !== null && 'getSnapshot' in value

/** A running machine's context, without what is made up anew in each run. */
export function contextOf(
  { randomContext = [] }: Pick<LabSubject, 'randomContext'>,
  { actor }: Pick<TabView, 'actor'>,
): Readonly<Record<string, unknown>> {
  const { context } = actor.getSnapshot() as AnyMachineSnapshot
  return Object.fromEntries(
    Object.entries(context as object).filter(([name]) => !randomContext.includes(name)),
  )
}

/** Plain data as text: actors and functions in it are left out. */
export const toPlainText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isActor(part) ? null : part)) ?? ''

/** Equal where nothing that follows can differ: start, active states, context, what is stored, running timers. */
export function stateKeyOf(subject: LabSubject, scenario: Scenario, { tabs: { a } }: SessionView): string {
  return toPlainText([
    subject.starts.write(scenario),
    a.active,
    contextOf(subject, a),
    a.stored,
    a.timersLeftMs,
  ])
}
