import { resolve } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import jestConfig from '../../jest.config'
import type { Suite } from './suites'

type StrykerOptions = ConstructorParameters<typeof Stryker>[0]

/** One project of jest.config.ts alone: with several, Stryker cannot tell which test covers what. */
const jestOf = ({ project, tests }: Suite) => {
  const config = jestConfig.projects.find(({ displayName }) => displayName === project)
  if (!config) throw new Error(`jest.config.ts has no project ${project}.`)
  return {
    ...config,
    projects: [],
    roots: ['<rootDir>/__tests__'],
    watchman: false,
    testEnvironment: config.testEnvironment.replace('<rootDir>', resolve('.')),
    testMatch: tests.map((file) => `<rootDir>/${file}`),
  }
}

export const strykerOptions = (suite: Suite): StrykerOptions => ({
  mutate: [...suite.mutate],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', config: jestOf(suite), enableFindRelatedTests: false },
  testRunnerNodeArgs: ['-r', 'esbuild-register', '-r', resolve('tools/mutation/keepAlive.ts')],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: false,
  ignorePatterns: ['dist', '.cache', 'docs', 'public', 'artwork', '__tests__/browser'],
  tempDirName: '.cache/mutation',
  cleanTempDir: 'always',
  disableTypeChecks: false,
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
  warnings: false,
  // A busy machine is no endless loop.
  timeoutMS: 120_000,
})
