import { formatDifference, formatField, nameField, worstOf, type Difference } from '../oracle'
import { replay } from '../replay'
import { formatScenario, type Scenario } from '../scenario'
import { checkScenario } from '../scenarioCheck'
import type { SessionView } from '../sessionView'
import type { LabSubject } from '../subject'

/** What the worst difference was: Spanish, as it is said in a report. */
interface FoundFailure {
  /** With the moment, and with expected and found. */
  readonly sentence: string
  readonly expected: string
  readonly found: string
}

/** A scenario that was run and compared with the rules. */
export interface EvidenceCase {
  readonly scenario: Scenario
  /** Its deep link's search string, with the planted defect. */
  readonly search: string
  /** The scenario as a Spanish sentence. */
  readonly title: string
  /** 0: nobody judged. */
  readonly comparisons: number
  /** Null where nothing differed. */
  readonly failure: FoundFailure | null
  /** Ids of all the rules that fired, in order, each once, then of those that should have. */
  readonly rules: readonly string[]
  /** Ids of the rules that decide the worst difference's step, or that the last entry with a rule keeps. */
  readonly decidingRules: readonly string[]
  readonly requirements: readonly string[]
  readonly seconds: number
}

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)]

const rulesAt = ({ log }: SessionView, { number, tab }: Difference) =>
  log.filter((entry) => entry.stepsDone === number && entry.tab === tab).flatMap(({ rules }) => rules)

/** Where the sound machine does nothing at the step that differs, the rule before it is what should have held. */
function decidingRules(sound: SessionView, worst: Difference | null): readonly string[] {
  const own = worst ? rulesAt(sound, worst) : []
  const last = sound.log.findLast(({ rules }) => rules.length > 0)?.rules ?? []
  return unique(own.length > 0 ? own : last)
}

function toFailure(worst: Difference, sentence: string | null): FoundFailure {
  const { field, tab, expected, found } = worst
  const name = nameField(field, tab)
  return {
    sentence: sentence ?? formatDifference(worst),
    expected: `${name}: ${formatField(field, expected)}`,
    found: `${name}: ${formatField(field, found)}`,
  }
}

/** Runs a scenario in memory. @param search its deep link, with the planted defect whose variant is given */
export async function collectCase(
  subject: LabSubject,
  scenario: Scenario,
  search: string,
  variant?: unknown,
): Promise<EvidenceCase> {
  const start = performance.now()
  const { view, comparisons, differences, failure } = await checkScenario(subject, scenario, variant)
  const worst = worstOf(differences)
  const sound = variant === undefined || !worst ? view : await replay(subject, scenario)
  const deciding = decidingRules(sound, worst)
  const rules = unique([...view.log.flatMap((entry) => entry.rules), ...deciding])
  return {
    scenario,
    search,
    title: formatScenario(subject, scenario),
    comparisons,
    failure: worst && toFailure(worst, failure),
    rules,
    decidingRules: deciding,
    requirements: unique(rules.flatMap((rule) => subject.requirementsOf?.(rule) ?? [])),
    seconds: (performance.now() - start) / 1000,
  }
}
