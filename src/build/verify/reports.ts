import { countTests, failure, type ExitCode, type Outcome } from './outcome'

interface JestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

interface JourneySuite {
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
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
}

const tally = (
  tests: readonly { name: string; status: string }[],
  good: string,
  brokenFiles: string[],
): Tally => ({
  passed: tests.filter(({ status }) => status === good).length,
  failures: [
    ...tests.filter(({ status }) => status !== good).map(({ name, status }) => `${status}: ${name}`),
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
    tests.map(({ fullName, status }) => ({ name: fullName, status })),
    'passed',
    broken.map(({ name }) => `could not run: ${name}`),
  )
}

const specsOf = (suite: JourneySuite): JourneySuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

const readJourneys = ({ suites, errors }: JourneyReport): Tally =>
  tally(
    suites
      .flatMap(specsOf)
      .flatMap(({ title, tests }) => tests.map(({ status }) => ({ name: title, status }))),
    'expected',
    errors.map(({ message }) => `could not run: ${message ?? 'unknown error'}`),
  )

const countWith =
  <Report>(read: (report: Report) => Tally) =>
  (exitCode: ExitCode, json: string | undefined): Outcome => {
    try {
      const { passed, failures } = read(JSON.parse(json ?? '') as Report)
      return countTests(exitCode, passed, failures)
    } catch {
      return failure(`ended with code ${exitCode} and left no readable report`)
    }
  }

export const countJest = countWith(readJest)
export const countJourneys = countWith(readJourneys)
