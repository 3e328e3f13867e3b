import { ensureBrowser } from '../browser'
import { ensureEngines } from '../engines'
import { ensureJava } from '../java'
import { countCheck, type ExitCode, type Outcome } from './outcome'
import { countJest, countJourneys } from './reports'

export interface Step {
  readonly name: string
  /** `REPORT` stands for the file where a test runner leaves its JSON. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  readonly count: (exitCode: ExitCode, report: string | undefined) => Outcome
  /** Without this step's success it would praise what an earlier run has left. */
  readonly needs?: Step
  /** Gets what the machine lacks. @throws Error which says what to install. */
  readonly prepare?: () => void
}

const checks: readonly Step[] = [
  { name: 'types', command: 'tsc --noEmit', count: countCheck },
  { name: 'lint', command: 'eslint . --max-warnings 0', count: countCheck },
  { name: 'styles', command: 'stylelint src/**/*.scss', count: countCheck },
  { name: 'format', command: 'prettier --check .', count: countCheck },
  { name: 'unused', command: 'knip', count: countCheck },
  { name: 'packages', command: 'node -r esbuild-register src/build/packages.ts', count: countCheck },
  { name: 'licences', command: 'node -r esbuild-register src/build/licences.ts', count: countCheck },
  { name: 'jest', command: 'jest --ci --json --outputFile=REPORT', count: countJest },
]

export const build: Step = { name: 'build', command: 'webpack --mode production', count: countCheck }

const journeys = 'playwright test -c __tests__/browser/playwright.config.ts'

/** On the last build, which empties its folder: first what writes into it. */
const onTheBuild: readonly Step[] = [
  {
    name: 'dossier',
    command: 'node -r esbuild-register src/build/dossier.ts',
    count: countCheck,
    prepare: ensureBrowser,
  },
  {
    name: 'hosts',
    command: 'jest -c __tests__/hosts/jest.config.ts --ci --json --outputFile=REPORT',
    count: countJest,
  },
  {
    name: 'journeys',
    command: `${journeys} --project=chromium`,
    count: countJourneys,
    prepare: () => {
      ensureBrowser()
      ensureJava()
    },
  },
  {
    name: 'engines',
    command: `${journeys} --project=firefox --project=webkit`,
    count: countJourneys,
    prepare: () => ensureEngines(['firefox', 'webkit']),
  },
]

export const verifySteps: readonly Step[] = [
  ...checks,
  build,
  ...onTheBuild.map((step) => ({ ...step, needs: build })),
]
