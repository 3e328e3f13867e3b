/** A command of the project that must be green, and goes red where a defect is planted. */
export interface Check {
  readonly command: readonly string[]
  /** It looks at `dist`. */
  readonly needsBuild: boolean
}

export interface PlantedDefect {
  readonly id: string
  readonly title: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  readonly check: Check
  /** Words of the check's output that tell that it is red for this reason; the green check never says them. */
  readonly says: string
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
