import { readdirSync } from 'node:fs'

export interface Suite {
  readonly name: string
  /** The code that is changed, mutant by mutant. */
  readonly mutate: readonly string[]
  /** The only tests that may kill them: the fewer, the faster. */
  readonly tests: readonly string[]
  /** A project of jest.config.ts. */
  readonly project: 'unit' | 'dom'
  /**
   * The least share of killed mutants, without the equivalent ones. With 100 every survivor is a problem; else this is the score that was
   * reached, so that it cannot fall.
   */
  readonly minimumPercent: number
}

/** The TypeScript files of a folder, without its subfolders. */
export const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

/** Files of one feature. */
export const featureFiles = (feature: string, ...names: readonly string[]) =>
  names.map((name) => `src/features/${feature}/${name}`)
