import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { playwrightLaunch } from '../../engines/support/playwrightLaunch'
import type { EngineName } from '../../../../tools/programs/engines'

interface Run {
  readonly results: readonly { readonly error?: { readonly message?: string } }[]
}

interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly tests: readonly Run[] }[]
}

export interface ExportedResult {
  /** Name of the file, without its ending. */
  readonly file: string
  readonly title: string
  readonly isGreen: boolean
  /** What Playwright said of the failure. */
  readonly error?: string
}

const errorOf = (tests: readonly Run[]) => {
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message
  return message === undefined ? {} : { error: stripVTControlCharacters(message) }
}

const resultsOf = ({ file, suites = [], specs = [] }: Suite): ExportedResult[] => [
  ...specs.map(({ title, ok, tests }) => ({
    file: file.replace('.spec.ts', ''),
    title,
    isGreen: ok,
    ...errorOf(tests),
  })),
  ...suites.flatMap(resultsOf),
]

/** Playwright's own variables are those of the run that starts this one. */
const outerVariable = /^(PLAYWRIGHT|PW|TEST_|JEST)/

interface RunOptions {
  readonly engine?: EngineName
  /** How long an expectation waits. */
  readonly expectMs?: number
}

/** Runs exported files, name → source, with a Playwright of their own. */
export function runExported(
  name: string,
  files: Readonly<Record<string, string>>,
  { engine = 'chromium', expectMs = 30_000 }: RunOptions = {},
): Promise<readonly ExportedResult[]> {
  // Not below node_modules: Playwright compiles nothing there.
  const folder = resolve('.cache/exported-tests', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, source] of Object.entries(files)) writeFileSync(join(folder, `${file}.spec.ts`), source)
  const config = {
    testDir: '.',
    outputDir: 'results',
    workers: 2,
    fullyParallel: true,
    timeout: 120_000,
    expect: { timeout: expectMs },
    reporter: [['json']],
    use: {
      browserName: engine,
      actionTimeout: Math.max(expectMs, 10_000),
      launchOptions: playwrightLaunch(engine),
    },
  }
  writeFileSync(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)}\n`)
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !outerVariable.test(key)))
  return new Promise((done, fail) =>
    execFile(
      process.execPath,
      [require.resolve('@playwright/test/cli'), 'test', '-c', join(folder, 'playwright.config.ts')],
      { env, maxBuffer: 2 ** 28 },
      (_error, output, errors) => {
        try {
          done((JSON.parse(output) as { suites: Suite[] }).suites.flatMap(resultsOf))
        } catch {
          fail(new Error(`Playwright printed no result. ${output.slice(0, 2000)} ${errors.slice(0, 2000)}`))
        }
      },
    ),
  )
}
