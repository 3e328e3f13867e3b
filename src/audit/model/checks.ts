import { yieldToMain } from '../../shared/timing'
import { rulesTaken } from './coverage'
import { formatScenario, readScenario, writeScenario, type Scenario } from './scenario'
import { randomScenarios } from './randomScenarios'
import type { RecordedRun } from './recordedRun'
import { checkScenario } from './scenarioCheck'
import type { LabSubject } from './subject'

export interface CheckResult {
  /** The scenario's deep link, which is also the check's name: opening it in the lab shows what it checks. */
  readonly name: string
  /** The scenario as a Spanish sentence. */
  readonly title: string
  /** The worst difference from the rules, a Spanish sentence with expected and found; null when it passed. */
  readonly failure: string | null
}

export interface CheckRun extends CheckResult {
  /** Ids of the rules that it took, each once. */
  readonly rules: readonly string[]
}

export const failuresOf = <Check extends CheckResult>(results: readonly Check[]): readonly Check[] =>
  results.filter(({ failure }) => failure !== null)

interface CheckOptions<Variant> {
  /** A planted defect. */
  readonly variant?: Variant | undefined
  /** Where the random visits start from. */
  readonly seed: number
  /** Names of the only checks to run; all where it is missing. */
  readonly only?: readonly string[] | undefined
}

/** After this the page may draw and hear a press. */
const longestTaskMs = 30

/** How many random visits a run makes. */
const randomVisits = 60

/** Every scenario that a run checks, none twice: the recorded paths, the subject's own, those that its planted
 * defects name, and random visits. */
function scenariosToCheck<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  { paths }: Pick<RecordedRun, 'paths'>,
  seed: number,
): readonly Scenario<Start, Word>[] {
  const all = [
    ...paths.map(({ link }) => readScenario(subject, link).scenario),
    ...subject.scenarios,
    ...subject.defects.map(({ caughtBy }) => readScenario(subject, caughtBy).scenario),
    ...randomScenarios(subject, seed, randomVisits),
  ]
  return [...new Map(all.map((scenario) => [writeScenario(subject, scenario), scenario])).values()]
}

/** Those scenarios one after the other, with pauses in which the page can answer. */
export async function* takeScenarios<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  recorded: Pick<RecordedRun, 'paths'>,
  { seed, only }: Pick<CheckOptions<Variant>, 'seed' | 'only'>,
): AsyncGenerator<Scenario<Start, Word>> {
  let workedSince = performance.now()
  for (const scenario of scenariosToCheck(subject, recorded, seed)) {
    if (only && !only.includes(writeScenario(subject, scenario))) continue
    if (performance.now() - workedSince > longestTaskMs) {
      await yieldToMain()
      workedSince = performance.now()
    }
    yield scenario
  }
}

/** Compares each scenario of a run with the rules, in memory. */
export async function runChecks<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  recorded: Pick<RecordedRun, 'paths'>,
  { variant, seed, only }: CheckOptions<Variant>,
): Promise<readonly CheckRun[]> {
  const results: CheckRun[] = []
  for await (const scenario of takeScenarios(subject, recorded, { seed, only })) {
    const name = writeScenario(subject, scenario)
    const { failure, view } = await checkScenario(subject, scenario, variant)
    results.push({ name, title: formatScenario(subject, scenario), failure, rules: rulesTaken(view.log) })
  }
  return results
}
