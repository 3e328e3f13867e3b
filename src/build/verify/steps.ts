import type { EngineName } from '../engines'
import { countCheck, type ExitCode, type Outcome } from './outcome'
import { countJest, countJourneys } from './reports'

export interface Step {
  readonly name: string
  /** `REPORT` stands for the file where a test runner leaves its JSON. */
  readonly command: string
  readonly count: (exitCode: ExitCode, report: string | undefined) => Outcome
}

export const checks: readonly Step[] = [
  { name: 'types', command: 'tsc --noEmit', count: countCheck },
  { name: 'lint', command: 'eslint . --max-warnings 0', count: countCheck },
  { name: 'styles', command: 'stylelint src/**/*.scss', count: countCheck },
  { name: 'format', command: 'prettier --check .', count: countCheck },
  { name: 'unused', command: 'knip', count: countCheck },
  { name: 'licences', command: 'node -r esbuild-register src/build/licences.ts', count: countCheck },
  { name: 'jest', command: 'jest --ci --json --outputFile=REPORT', count: countJest },
]

export const build: Step = { name: 'build', command: 'webpack --mode production', count: countCheck }

/** A step in real browsers, which must be there first. */
export interface JourneyStep extends Step {
  readonly engines: readonly EngineName[]
}

const journeysIn = (name: string, engines: readonly EngineName[]): JourneyStep => ({
  name,
  engines,
  command: [
    'playwright test -c __tests__/browser/playwright.config.ts',
    ...engines.map((engine) => `--project=${engine}`),
  ].join(' '),
  count: countJourneys,
})

/** On the last build: everything in Chromium; the visitor's journeys and the faults in the others too. */
export const journeys: readonly JourneyStep[] = [
  journeysIn('journeys', ['chromium']),
  journeysIn('engines', ['firefox', 'webkit']),
]
