import { replay } from './replay'
import type { Session, SessionOptions } from './session'
import type { Tab } from './steps'
import type { LabSubject } from './subject'

/** What may fire a transition of a tab now: its events, what happens elsewhere, its timers, its return from the cache. */
export function candidateSteps<Word extends string>(
  { steps }: Pick<LabSubject<never, never, never, Word>, 'steps'>,
  timersLeftMs: readonly number[],
  tab: Tab = 'a',
): readonly Word[] {
  const nameInTab = (word: string) => (tab === 'b' ? `b-${word}` : word)
  // A timer of 0 ms fires as soon as any time passes.
  const waits = new Set(timersLeftMs.map((ms) => `${Math.max(1, ms)}ms`))
  // Of two steps that fire the same transition the first counts: the return from the cache is last.
  return [...waits, ...steps.events.map(nameInTab), ...steps.elsewhere, nameInTab('volver')] as Word[]
}

interface Asked<Start, Word extends string> {
  readonly session: Session<Start, Word>
  readonly tab: Tab
}

/**
 * Which step would fire which transition of a tab now (transition id → step), the growing map after each that is found.
 * What a visitor sends is asked of the running machine; the rest is tried on replays, until nothing is left to find.
 */
export async function* findNextSteps<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  { session, tab }: Asked<Start, Word>,
  { variant, pause }: Pick<SessionOptions<Variant>, 'variant' | 'pause'> = {},
): AsyncGenerator<ReadonlyMap<string, Word>> {
  const { scenario, tabs } = session.view()
  const outlook = session.outlook(tab)
  const found = new Map<string, Word>()
  const note = (ids: readonly string[], step: Word) => {
    for (const id of ids) if (!found.has(id)) found.set(id, step)
  }

  const toTry: Word[] = []
  for (const step of candidateSteps(subject, tabs[tab]?.timersLeftMs ?? [], tab)) {
    const { action } = subject.steps.find(step)
    if (action.kind === 'send') note(outlook?.firedBy(action.event) ?? [], step)
    else toTry.push(step)
  }
  yield new Map(found)

  const isLeft = () => outlook?.leaving.some((id) => !found.has(id))
  for (const step of toTry) {
    if (!isLeft()) return
    await pause?.()
    const tried = { ...scenario, steps: [...scenario.steps, step] }
    const { log } = await replay(subject, tried, variant, pause)
    const first = log.find((entry) => entry.tab === tab && entry.stepsDone > scenario.steps.length)
    const before = found.size
    note(first?.transitions ?? [], step)
    if (found.size > before) yield new Map(found)
  }
}
