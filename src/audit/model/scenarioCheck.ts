import { startEvent } from './logEntry'
import {
  findDifferences,
  formatDifference,
  worstOf,
  type Difference,
  type ExpectedResult,
  type Oracle,
} from './oracle'
import { writeScenario, type Scenario } from './scenario'
import { startSession, type Session } from './session'
import type { SessionView } from './sessionView'
import type { LabSubject } from './subject'

export interface ScenarioRun<Start = object, Word extends string = string> {
  readonly view: SessionView<Start, Word>
  /** How often a page was compared with the rules; 0 where the subject has no oracle. */
  readonly comparisons: number
  readonly differences: readonly Difference[]
  /** The worst difference as a Spanish sentence; null where none was found. */
  readonly failure: string | null
}

/** A scenario as far as it has been performed and compared. */
interface CheckedRun<Start, Word extends string> {
  readonly session: Session<Start, Word>
  /** Link of what the world held at first. */
  readonly start: string
  readonly performed: readonly Word[]
  /** How many of the oracle's results have been compared. */
  readonly results: number
  comparisons: number
  readonly differences: Difference[]
}

const formatMoment = <Word extends string>(
  { steps }: Pick<LabSubject<never, never, never, Word>, 'steps'>,
  { step, number }: Pick<ExpectedResult, 'step' | 'number'>,
) => (step === null ? 'Al abrir la página' : `Después del paso ${number} (${steps.find(step as Word).label})`)

/** What every page showed while it opened. */
function openingDifferences(subject: LabSubject, oracle: Oracle, { log }: SessionView): Difference[] {
  return log
    .filter(({ event }) => event === startEvent)
    .flatMap(({ tab, step, stepsDone, shown }) => {
      const at = { tab, step: stepsDone === 0 ? null : step, number: stepsDone }
      return findDifferences(subject.fields, at, oracle.opening, shown)
    })
}

/** Checks scenarios of one machine: one that continues the last is performed and compared from there on only. */
export function createScenarioCheck<Start, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  variant?: Variant,
) {
  const { oracle, fields } = subject
  let last: CheckedRun<Start, Word> | null = null

  async function begin(scenario: Scenario<Start, Word>): Promise<CheckedRun<Start, Word>> {
    last?.session.stop()
    const start = { ...scenario, steps: [] }
    const session = await startSession(subject, start, { variant })
    return {
      session,
      start: writeScenario(subject, start),
      performed: [],
      comparisons: 0,
      results: 0,
      differences: [],
    }
  }
  function isContinued({ start, performed }: CheckedRun<Start, Word>, scenario: Scenario<Start, Word>) {
    const isSameStart = writeScenario(subject, { ...scenario, steps: [] }) === start
    return isSameStart && performed.every((step, index) => step === scenario.steps[index])
  }
  function compare(run: CheckedRun<Start, Word>, { step, number, expected }: ExpectedResult) {
    const { tabs } = run.session.view()
    for (const tab of ['a', 'b'] as const) {
      const [wanted, found] = [expected[tab], tabs[tab]]
      if (!wanted || !found) continue
      run.comparisons++
      run.differences.push(
        ...findDifferences(fields, { step, number, tab }, wanted, { ...found.shown, ...found.stored }),
      )
    }
  }

  return {
    /** Performs the scenario and compares every page with the rules: while it opens, and before and after every step. */
    async check(scenario: Scenario<Start, Word>): Promise<ScenarioRun<Start, Word>> {
      const run = last && isContinued(last, scenario) ? last : await begin(scenario)
      // Half performed, it can be continued by nobody.
      last = null
      if (!oracle)
        for (const step of scenario.steps.slice(run.performed.length)) await run.session.perform(step)
      const expected = oracle?.expect(scenario) ?? []
      for (const result of expected.slice(run.results)) {
        if (result.step !== null) await run.session.perform(result.step as Word)
        compare(run, result)
      }
      last = { ...run, performed: scenario.steps, results: expected.length }
      const view = run.session.view()
      const kit = subject as unknown as LabSubject
      const opening = oracle ? openingDifferences(kit, oracle as Oracle, view as unknown as SessionView) : []
      const differences = [...opening, ...run.differences]
      const worst = worstOf(differences)
      const failure = worst && `${formatMoment(subject, worst)} ${formatDifference(worst)}`
      return { view, comparisons: run.comparisons, differences, failure }
    },
    stop: () => last?.session.stop(),
  }
}

/** Checks one scenario in memory. */
export async function checkScenario<Start, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  scenario: Scenario<Start, Word>,
  variant?: Variant,
): Promise<ScenarioRun<Start, Word>> {
  const { check, stop } = createScenarioCheck(subject, variant)
  const run = await check(scenario)
  stop()
  return run
}
