import type { Scenario } from './scenario'
import { startSession } from './session'
import type { SessionView } from './sessionView'
import { answerSteps, waitMsOf, type Step } from './steps'
import type { Variant } from './variant'

/** The whole scenario in memory, already over: time travel shows entry n of its log. */
export async function replay(scenario: Scenario, variant: Variant = {}): Promise<SessionView> {
  const session = await startSession(scenario, { variant })
  const view = session.view()
  session.stop()
  return view
}

/** The scenario up to and with the step that caused entry `number`: acting from there branches. */
export function scenarioAt({ scenario, log }: SessionView, number: number): Scenario {
  return { ...scenario, steps: scenario.steps.slice(0, log[number]?.stepsDone ?? 0) }
}

/** The scenario with one millisecond less of waiting at its end; null where it does not end in waiting. */
export function oneMsBefore(scenario: Scenario): Scenario | null {
  const wait = waitMsOf(scenario.steps.at(-1) ?? '')
  if (wait === 0) return null
  const rest = scenario.steps.slice(0, -1)
  return { ...scenario, steps: wait === 1 ? rest : [...rest, `${wait - 1}ms`] }
}

const candidateSteps: readonly Step[] = [...answerSteps, 'otra-accepted', 'otra-x', 'otra-nada', 'volver']

/** Which step would fire which transition of tab a now (transition id → step), found by trying each on a replay. */
export async function nextSteps(
  scenario: Scenario,
  variant: Variant = {},
): Promise<ReadonlyMap<string, Step>> {
  const now = await replay(scenario, variant)
  const leftMs = now.tabs.a.rejectionLeftMs
  const candidates: readonly Step[] = leftMs === null ? candidateSteps : [`${leftMs}ms`, ...candidateSteps]
  const found = new Map<string, Step>()
  for (const step of candidates) {
    const { log } = await replay({ ...scenario, steps: [...scenario.steps, step] }, variant)
    const first = log.slice(now.log.length).find(({ tab }) => tab === 'a')
    for (const id of first?.transitions ?? []) if (!found.has(id)) found.set(id, step)
  }
  return found
}
