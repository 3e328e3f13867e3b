import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceOnce, type Replacement } from '../shared/replaceOnce'

/** A command of the project that passes, and fails where the fault is injected. */
export interface Check {
  readonly command: readonly string[]
  /** It reads `dist`. */
  readonly needsBuild: boolean
}

export interface Fault extends Replacement {
  readonly title: string
  readonly check: Check
  /** Part of the check's output that shows that it fails for this reason; the passing check never prints it. */
  readonly expectedOutput: string
}

export const commandCheck = (...words: readonly string[]): Check => ({ command: words, needsBuild: false })

export const jestFile = (file: string): Check => commandCheck('jest', '--ci', `__tests__/${file}`)

const journeys = ['playwright', 'test', '-c', '__tests__/browser/playwright.config.ts']

/** One journey, by words of its title. */
export const journey = (file: string, title: string): Check => ({
  command: [...journeys, `${file}.journey.ts`, '--grep', title, '--workers=1'],
  needsBuild: true,
})

/** Injects a fault in a copy of the project; returns what removes it again. */
export function injectFault(folder: string, fault: Replacement): () => void {
  const file = join(folder, fault.file)
  const original = readFileSync(file, 'utf8')
  writeFileSync(file, replaceOnce(original, fault))
  return () => writeFileSync(file, original)
}
