import { candidateSteps } from '../../src/audit/model/nextSteps'
import { replay } from '../../src/audit/model/replay'
import { writeScenario, type Scenario } from '../../src/audit/model/scenario'
import type { SessionView } from '../../src/audit/model/sessionView'
import type { LabSubject } from '../../src/audit/model/subject'
import { createGrowthReport } from './growthReport'
import { stateKeyOf } from './stateKey'
import { walkPairs, type Edge } from './walkPairs'

export interface Limits {
  /** Most distinct states of machine and world that are followed. */
  readonly mostStates: number
  /** The most CPU time of this process, so that a busy machine does not decide. */
  readonly mostMs: number
}

export const usualLimits: Limits = { mostStates: 3000, mostMs: 10_000 }

const workedMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Transitions of the first tab, in order. */
const firedIn = ({ log }: SessionView) =>
  log.filter(({ tab }) => tab === 'a').flatMap(({ transitions }) => transitions)

const isBeginningOf = (link: string, other: string) =>
  other !== link && (other.startsWith(`${link}.`) || other.startsWith(`${link}&pasos=`) || link === '?')

/**
 * The shortest deep links that take every pair of transitions that can follow each other, found by trying every step in
 * every state that can be reached from each start.
 * @throws Error in Spanish, with state, event and what grows, where the machine has states without end.
 */
export async function generatePaths(
  subject: LabSubject,
  { mostStates, mostMs }: Limits = usualLimits,
): Promise<readonly string[]> {
  const end = workedMs() + mostMs
  const known = new Set<string>()
  const edges = new Map<string, Edge<Scenario>[]>()
  const growth = createGrowthReport(subject)
  let front: { key: string; scenario: Scenario; view: SessionView }[] = []

  /** The state that a step leads to; a new one is looked at later. */
  function reach(scenario: Scenario, view: SessionView, before: SessionView | null): string {
    const key = stateKeyOf(subject, scenario, view)
    const step = scenario.steps.at(-1)
    const isNew = !known.has(key)
    known.add(key)
    if (isNew && before && step !== undefined) growth.add(view.tabs.a, { before: before.tabs.a, step })
    else if (isNew) growth.start(view.tabs.a)
    if (known.size > mostStates) throw new Error(growth.format(known.size, null))
    if (workedMs() > end) throw new Error(growth.format(known.size, mostMs))
    if (isNew) front.push({ key, scenario, view })
    return key
  }

  const starts = []
  for (const start of subject.starts.all) {
    const scenario = { ...start, steps: [] }
    const view = await replay(subject, scenario)
    const to = reach(scenario, view, null)
    starts.push({ to, fired: firedIn(view), follow: () => scenario, scenario })
  }
  while (front.length > 0) {
    const states = front
    front = []
    for (const { key, scenario, view } of states) {
      const from: Edge<Scenario>[] = []
      edges.set(key, from)
      for (const step of candidateSteps(subject, view.tabs.a.timersLeftMs)) {
        const follow = (before: Scenario) => ({ ...before, steps: [...before.steps, step] })
        const next = follow(scenario)
        const after = await replay(subject, next)
        const to = reach(next, after, view)
        from.push({ to, fired: firedIn(after).slice(firedIn(view).length), follow })
      }
    }
  }
  const links = walkPairs(starts, edges).map((scenario) => writeScenario(subject, scenario))
  return links.filter((link) => !links.some((other) => isBeginningOf(link, other))).sort()
}
