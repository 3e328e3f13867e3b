import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { countTests, failure, type ExitCode, type Outcome } from './outcome'

/** The report of `jest --json`, which publishes no types. */
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

interface Tally {
  readonly passed: number
  readonly failures: readonly string[]
  readonly engines?: readonly string[]
}

const maxLines = 20

/** A failed test with the message and the place of each error, without the rest of the stack. */
const describeFailure = (status: string, name: string, errors: readonly string[]) =>
  [
    `${status}: ${name}`,
    ...errors.flatMap((error) => stripVTControlCharacters(error).split('\n').slice(0, maxLines)),
  ].join('\n    ')

const readJest = ({ testResults }: JestReport): Tally => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status !== 'passed')
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: tests.length - failed.length,
    failures: [
      ...failed.map(({ status, fullName, failureMessages = [] }) =>
        describeFailure(status, fullName, failureMessages),
      ),
      ...broken.map(({ name }) => `could not run: ${name}`),
    ],
  }
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const readJourneys = ({ suites, errors }: JSONReport): Tally => {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })))
  const failed = tests.filter(({ status }) => status !== 'expected')
  const engines = tests
    .flatMap(({ annotations }) => annotations)
    .flatMap(({ type, description }) => (type === 'engine' && description ? [description] : []))
  return {
    passed: tests.length - failed.length,
    failures: [
      ...failed.map(({ status, projectName, title, results }) =>
        describeFailure(
          status,
          `${projectName} ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
      ...errors.map(({ message }) => `could not run: ${message ?? 'unknown error'}`),
    ],
    engines: [...new Set(engines)],
  }
}

/** What `tools/programs` writes. */
interface ProgramsReport {
  readonly found: number
  readonly missing: readonly string[]
}

const readPrograms = ({ found, missing }: ProgramsReport): Tally => ({
  passed: found,
  failures: missing.map((title) => `falta ${title}`),
})

const countWith =
  <Report>(read: (report: Report) => Tally) =>
  (exitCode: ExitCode, json: string | undefined): Outcome => {
    try {
      const { passed, failures, engines = [] } = read(JSON.parse(json ?? '') as Report)
      const outcome = countTests(exitCode, passed, failures)
      return engines.length > 0 ? { ...outcome, engines } : outcome
    } catch {
      return failure(`ended with code ${exitCode} and left no readable report`)
    }
  }

export const countPrograms = countWith(readPrograms)
export const countJest = countWith(readJest)
export const countJourneys = countWith(readJourneys)
