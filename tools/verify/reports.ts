import { stripVTControlCharacters } from 'node:util'
import { countTests, failure, type ExitCode, type Outcome } from './outcome'

interface JestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface JourneySuite {
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly projectName?: string
      readonly results?: readonly {
        readonly errors: readonly { readonly message?: string; readonly stack?: string }[]
      }[]
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
  readonly suites?: readonly JourneySuite[]
}

interface JourneyReport {
  readonly suites: readonly JourneySuite[]
  readonly errors: readonly { readonly message?: string }[]
}

interface Tally {
  readonly passed: number
  readonly failures: readonly string[]
  readonly engines?: readonly string[]
}

const maxLines = 20

/** Of each error: what was wrong and where, without the rest of the way there. */
const formatErrors = (errors: readonly string[]) =>
  errors.flatMap((error) =>
    stripVTControlCharacters(error)
      .split('\n')
      .slice(0, maxLines)
      .map((line) => `\n    ${line}`.trimEnd()),
  )

const tally = (
  tests: readonly { name: string; status: string; errors: readonly string[] }[],
  good: string,
  brokenFiles: string[],
): Tally => ({
  passed: tests.filter(({ status }) => status === good).length,
  failures: [
    ...tests
      .filter(({ status }) => status !== good)
      .map(({ name, status, errors }) => [`${status}: ${name}`, ...formatErrors(errors)].join('')),
    ...brokenFiles,
  ],
})

const readJest = ({ testResults }: JestReport): Tally => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return tally(
    tests.map(({ fullName, status, failureMessages = [] }) => ({
      name: fullName,
      status,
      errors: failureMessages,
    })),
    'passed',
    broken.map(({ name }) => `could not run: ${name}`),
  )
}

const specsOf = (suite: JourneySuite): JourneySuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

const enginesIn = (specs: JourneySuite['specs']) => {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations ?? []))
  const versions = annotations.flatMap(({ type, description }) =>
    type === 'engine' && description ? [description] : [],
  )
  return [...new Set(versions)]
}

const readJourneys = ({ suites, errors }: JourneyReport): Tally => {
  const specs = suites.flatMap(specsOf)
  const tests = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, projectName = '', results = [] }) => ({
      name: `${projectName} ${title}`.trim(),
      status,
      errors: results.flatMap(({ errors }) => errors.map(({ stack, message }) => stack ?? message ?? '')),
    })),
  )
  const broken = errors.map(({ message }) => `could not run: ${message ?? 'unknown error'}`)
  return { ...tally(tests, 'expected', broken), engines: enginesIn(specs) }
}

const countWith =
  <Report>(read: (report: Report) => Tally) =>
  (exitCode: ExitCode, json: string | undefined): Outcome => {
    try {
      const { passed, failures, engines } = read(JSON.parse(json ?? '') as Report)
      const outcome = countTests(exitCode, passed, failures)
      return engines && engines.length > 0 ? { ...outcome, engines } : outcome
    } catch {
      return failure(`ended with code ${exitCode} and left no readable report`)
    }
  }

interface ProgramsReport {
  readonly found: number
  readonly missing: readonly string[]
}

const readPrograms = ({ found, missing }: ProgramsReport): Tally => ({
  passed: found,
  failures: missing.map((title) => `falta ${title}`),
})

export const countPrograms = countWith(readPrograms)
export const countJest = countWith(readJest)
export const countJourneys = countWith(readJourneys)
