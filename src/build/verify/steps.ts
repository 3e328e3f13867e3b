import { countCheck, type ExitCode, type Outcome } from './outcome'
import { countJest, countJourneys } from './reports'

export interface Step {
  readonly name: string
  /** `REPORT` stands for the file where a test runner leaves its JSON. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  readonly count: (exitCode: ExitCode, report: string | undefined) => Outcome
}

export const checks: readonly Step[] = [
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

/** After the build, which empties its folder; before the steps that read what it writes. */
export const dossier: Step = {
  name: 'dossier',
  command: 'node -r esbuild-register src/build/dossier.ts',
  count: countCheck,
}

/** Asks real servers for the built site. */
export const hosts: Step = {
  name: 'hosts',
  command: 'jest -c __tests__/hosts/jest.config.ts --ci --json --outputFile=REPORT',
  count: countJest,
}

export const journeys: Step = {
  name: 'journeys',
  command: 'playwright test -c __tests__/browser/playwright.config.ts --reporter=list,json',
  count: countJourneys,
}
