import { engineRequirements } from '../requirements/engines'
import { serverRequirements } from '../hosts/servers'
import type { Requirement } from '../requirements/requirement'
import { countCheck, type ExitCode, type Outcome } from './outcome'
import { countJest, countJourneys, countRequirements } from './reports'

export interface Step {
  readonly name: string
  /** `REPORT` stands for the file where a test runner leaves its JSON. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  readonly count: (exitCode: ExitCode, report: string | undefined) => Outcome
  /** Without this step's success it would praise what an earlier run has left. */
  readonly dependsOn?: Step
  /** Without these programs none of it could be done. */
  readonly requires?: readonly Requirement[]
  /** It keeps one core busy: another such step may run on the other. */
  readonly isParallel?: boolean
}

/** What installs waits for the network: it goes first, beside the longest. */
const checks: readonly Step[] = [
  {
    name: 'requirements',
    command: 'node -r esbuild-register tools/requirements/requirements.ts REPORT',
    count: countRequirements,
  },
  { name: 'lint', command: 'eslint . --max-warnings 0' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'styles', command: 'stylelint src/**/*.scss' },
  { name: 'format', command: 'prettier --check .' },
  { name: 'unused', command: 'knip' },
  { name: 'packages', command: 'node -r esbuild-register tools/packages/packages.ts' },
  { name: 'licences', command: 'node -r esbuild-register tools/licences/licences.ts' },
].map((step) => ({ count: countCheck, ...step, isParallel: true }))

const jest: Step = { name: 'jest', command: 'jest --ci --json --outputFile=REPORT', count: countJest }

export const build: Step = {
  name: 'build',
  command: 'webpack --mode production',
  // The dossier and the journeys need the lab and the auditor's views.
  env: { BOHEMIA_AUDIT: 'on' },
  count: countCheck,
}

const journeys = 'playwright test -c __tests__/browser/playwright.config.ts'

/** On the last build, which empties its folder: first what writes into it. */
const checksOfBuild: readonly Step[] = [
  {
    name: 'dossier',
    command: 'node -r esbuild-register tools/dossier/dossier.ts',
    count: countCheck,
    requires: [engineRequirements.chromium],
  },
  {
    name: 'hosts',
    command: 'jest -c __tests__/tools/hosts/jest.config.ts --ci --json --outputFile=REPORT',
    count: countJest,
    requires: serverRequirements,
  },
  {
    name: 'journeys',
    command: `${journeys} --project=chromium`,
    count: countJourneys,
    requires: [engineRequirements.chromium],
  },
  {
    name: 'engines',
    // A third visitor works while two wait: many of these visits meet a slow or silent server.
    command: `${journeys} --project=firefox --project=webkit --workers=3`,
    count: countJourneys,
    requires: Object.values(engineRequirements),
  },
]

export const verifySteps: readonly Step[] = [
  ...checks,
  jest,
  build,
  ...checksOfBuild.map((step) => ({ ...step, dependsOn: build })),
]
