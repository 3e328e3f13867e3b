import { formatField, nameField, type ExpectedResult, type FieldValue, type Observation } from '../oracle'
import type { LabSubject } from '../subject'
import type { EvidenceCase } from './evidenceCase'
import { contextFacts, type ReportContext } from './reportContext'
import { toVisibleLine } from './visible'

type Fields = LabSubject['fields']
type Observations = Readonly<Record<'a' | 'b', Observation | null>>

const nothingSeen: Observations = { a: null, b: null }

/** «el estado es «accepted»» of each field that differs from before. */
const changes = (fields: Fields, before: Observations, after: Observations): readonly string[] =>
  (['a', 'b'] as const).flatMap((tab) =>
    fields.flatMap((field) => {
      const value: FieldValue | undefined = after[tab]?.[field.name]
      if (value === undefined || value === before[tab]?.[field.name]) return []
      return [`${nameField(field, tab)} es ${formatField(field, value)}`]
    }),
  )

type GherkinStep = readonly [keyword: 'Cuando' | 'Entonces', text: string]

/** One line a step; a keyword that was said just before is «Y». */
const formatSteps = (steps: readonly GherkinStep[]) =>
  steps.map(([keyword, text], index) => `    ${steps[index - 1]?.[0] === keyword ? 'Y' : keyword} ${text}`)

function expectedSteps(
  { steps, fields }: LabSubject,
  results: readonly ExpectedResult[],
): readonly GherkinStep[] {
  let before: Observations = nothingSeen
  return results.flatMap(({ step, expected }) => {
    const after = changes(fields, before, expected)
    before = expected
    const cause = step === null ? 'se abre la página' : steps.find(step).label
    return [['Cuando', cause], ...after.map((text): GherkinStep => ['Entonces', text])]
  })
}

function scenarioLines(subject: LabSubject, { page }: ReportContext, found: EvidenceCase): readonly string[] {
  const { scenario, title, search, rules } = found
  const results = subject.oracle?.expect(scenario)
  const bare = ['se abre la página', ...scenario.steps.map((step) => subject.steps.find(step).label)]
  return [
    '',
    `  # ${page}${search}`,
    ...(rules.length > 0 ? [`  ${rules.map((rule) => `@${rule}`).join(' ')}`] : []),
    `  Escenario: ${title}`,
    `    Dado que hay ${subject.starts.format(scenario)}`,
    ...formatSteps(results ? expectedSteps(subject, results) : bare.map((text) => ['Cuando', text])),
  ]
}

/** Scenarios as a Gherkin feature in Spanish: tags are rules, what is expected comes from the oracle. */
export const toGherkin = (
  subject: LabSubject,
  context: ReportContext,
  cases: readonly EvidenceCase[],
): string =>
  `${[
    '# language: es',
    ...contextFacts(context).map(([name, value]) => `# ${name}: ${value}`),
    `Característica: ${subject.words.title}`,
    ...cases.flatMap((found) => scenarioLines(subject, context, found)),
  ]
    .map(toVisibleLine)
    .join('\n')}\n`
