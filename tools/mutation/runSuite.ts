import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import type { TestedMutant } from './judge'
import type { Suite } from './suite'
import jestConfig from '../../jest.config'

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

const strykerOptions = (suite: Suite): StrykerOptions => ({
  mutate: [...suite.mutate],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', config: jestOf(suite), enableFindRelatedTests: false },
  testRunnerNodeArgs: ['-r', 'esbuild-register', '-r', resolve('tools/mutation/ignoreLateErrors.ts')],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: false,
  ignorePatterns: ['dist', '.cache', 'docs', 'artwork', '__tests__/browser'],
  tempDirName: '.cache/mutation',
  cleanTempDir: 'always',
  disableTypeChecks: false,
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
  warnings: false,
  // A slow computer must not count as an endless loop.
  timeoutMS: 120_000,
})

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Lines and columns count from one. */
const readMutant = ({ fileName, location: { start, end }, ...mutant }: MutantResult): TestedMutant => {
  const source = readFileSync(resolve(fileName), 'utf8').split('\n')
  const lines = source.slice(start.line - 1, end.line)
  lines.push(lines.pop()?.slice(0, end.column - 1) ?? '')
  lines.unshift(lines.shift()?.slice(start.column - 1) ?? '')
  return {
    file: relative('.', resolve(fileName)),
    line: source[start.line - 1]?.trim() ?? '',
    lineNumber: start.line,
    mutator: mutant.mutatorName,
    code: lines.join('\n'),
    replacement: mutant.replacement,
    status: mutant.status,
  }
}

/** Every mutant of the suite's code with its result. */
export async function runSuite(suite: Suite): Promise<readonly TestedMutant[]> {
  const { Stryker } = await import('@stryker-mutator/core')
  return (await new Stryker(strykerOptions(suite)).runMutationTest()).map(readMutant)
}
