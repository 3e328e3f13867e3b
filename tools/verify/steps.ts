import { enginePrograms } from '../programs/engines'
import { serverPrograms } from '../hosts/servers'
import type { RequiredProgram } from '../programs/requiredProgram'
import type { ExitCode, Outcome } from './outcome'
import { countJest, countJourneys, countPrograms } from './reports'

export interface Step {
  readonly name: string
  /** `REPORT` stands for the file where a test runner writes its JSON. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** From the test runner's report; without it the step counts as one, by its exit code. */
  readonly count?: (exitCode: ExitCode, report: string | undefined) => Outcome
  /** Not run if that step failed: it would test stale output. */
  readonly dependsOn?: Step
  /** Not run where one of these programs is missing. */
  readonly requires?: readonly RequiredProgram[]
  /** Uses one core: two such steps run at a time. */
  readonly isParallel?: boolean
}

/** `programs` waits for downloads: it goes first, at the same time as the longest. */
const checks = [
  {
    name: 'programs',
    command: 'node -r esbuild-register tools/programs/programs.ts REPORT',
    count: countPrograms,
  },
  { name: 'lint', command: 'eslint . --max-warnings 0' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'styles', command: 'stylelint src/**/*.scss' },
  { name: 'format', command: 'prettier --check .' },
  { name: 'unused', command: 'knip' },
  { name: 'packages', command: 'npm run packages' },
  { name: 'licences', command: 'npm run licences' },
].map((step): Step => ({ ...step, isParallel: true }))

const jest: Step = { name: 'jest', command: 'jest --ci --json --outputFile=REPORT', count: countJest }

export const build: Step = {
  name: 'build',
  command: 'webpack --mode production',
  // The dossier and the journeys need the lab and the auditor's views.
  env: { BOHEMIA_AUDIT: 'on' },
}

const journeys = 'playwright test -c __tests__/browser/playwright.config.ts'

/** Run on the finished build; `dossier` goes first because it writes into the build's folder. */
const checksOfBuild: readonly Step[] = [
  { name: 'dossier', command: 'npm run dossier', requires: [enginePrograms.chromium] },
  {
    name: 'hosts',
    command: 'jest -c __tests__/tools/hosts/jest.config.ts --ci --json --outputFile=REPORT',
    count: countJest,
    requires: serverPrograms,
  },
  {
    name: 'journeys',
    command: `${journeys} --project=chromium`,
    count: countJourneys,
    requires: [enginePrograms.chromium],
  },
  {
    name: 'engines',
    // More workers than cores: many of these tests wait for a slow or silent server.
    command: `${journeys} --project=firefox --project=webkit --workers=3`,
    count: countJourneys,
    requires: Object.values(enginePrograms),
  },
]

export const verifySteps: readonly Step[] = [
  ...checks,
  jest,
  build,
  ...checksOfBuild.map((step) => ({ ...step, dependsOn: build })),
]
