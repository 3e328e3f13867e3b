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
  /** Leaves a core free: runs beside its neighbours that do so too, two at a time. */
  readonly isParallel?: boolean
  /** Prints while it runs, although parallel; of two neighbours only one may. */
  readonly isShownAtOnce?: boolean
}

export const build: Step = {
  name: 'build',
  command: 'webpack --mode production',
  // The dossier and the journeys need the lab and the auditor's views.
  env: { BOHEMIA_AUDIT: 'on' },
  isParallel: true,
}

/** Reads again only what has changed since the last time, by content. */
export const types: Step = {
  name: 'types',
  command: 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.json',
  isParallel: true,
}

/** As `types`. */
export const format: Step = {
  name: 'format',
  command: 'prettier --check . --cache --cache-strategy content',
  isParallel: true,
}

/** `programs` waits for downloads, and so goes first, beside the longest. */
const checks: readonly Step[] = [
  {
    name: 'programs',
    command: 'node -r esbuild-register tools/programs/programs.ts REPORT',
    count: countPrograms,
    isParallel: true,
    // Says what it is going to install before it does.
    isShownAtOnce: true,
  },
  build,
  { name: 'lint', command: 'eslint . --max-warnings 0', isParallel: true },
  types,
  { name: 'styles', command: 'stylelint src/**/*.scss', isParallel: true },
  format,
  { name: 'unused', command: 'knip', isParallel: true },
  { name: 'packages', command: 'npm run packages', isParallel: true },
  { name: 'licences', command: 'npm run licences', isParallel: true },
]

const jest: Step = {
  name: 'jest',
  command: 'jest --ci --json --outputFile=REPORT',
  count: countJest,
  isParallel: true,
  isShownAtOnce: true,
}

const journeys = 'playwright test -c __tests__/browser/playwright.config.ts'

/** Run on the finished build; `dossier` goes first because it writes into the build's folder. */
const checksOfBuild: readonly Step[] = [
  { name: 'dossier', command: 'npm run dossier', requires: [enginePrograms.chromium], isParallel: true },
  { name: 'releases', command: 'npm run releases', isParallel: true },
  { name: 'growth', command: 'npm run growth', isParallel: true },
  {
    name: 'journeys',
    command: `${journeys} --project=chromium`,
    count: countJourneys,
    requires: [enginePrograms.chromium],
  },
  {
    name: 'hosts',
    command: 'jest -c __tests__/tools/hosts/jest.config.ts --ci --json --outputFile=REPORT',
    count: countJest,
    isParallel: true,
    requires: serverPrograms,
  },
  {
    name: 'engines',
    isParallel: true,
    isShownAtOnce: true,
    // More workers than cores: many of these tests wait for a slow or silent server.
    command: `${journeys} --project=firefox --project=webkit --workers=4`,
    count: countJourneys,
    requires: Object.values(enginePrograms),
  },
]

export const verifySteps: readonly Step[] = [
  ...checks,
  jest,
  ...checksOfBuild.map((step) => ({ ...step, dependsOn: build })),
]
