/** A command of the project that passes, and fails where the fault is injected. */
export interface Check {
  readonly command: readonly string[]
  /** It reads `dist`. */
  readonly needsBuild: boolean
}

export interface Fault {
  readonly id: string
  readonly title: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  readonly check: Check
  /** Part of the check's output that shows that it fails for this reason; the passing check never prints it. */
  readonly expectedOutput: string
}

export const command = (...words: readonly string[]): Check => ({ command: words, needsBuild: false })

export const jestFile = (file: string): Check => command('jest', '--ci', `__tests__/${file}`)

/** One journey, by words of its title. */
export const journey = (file: string, title: string): Check => ({
  command: [
    'playwright',
    'test',
    '-c',
    '__tests__/browser/playwright.config.ts',
    `${file}.journey.ts`,
    '--grep',
    title,
    '--workers=1',
  ],
  needsBuild: true,
})
