import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

export const commandCheck = (...words: readonly string[]): Check => ({ command: words, needsBuild: false })

export const jestFile = (file: string): Check => commandCheck('jest', '--ci', `__tests__/${file}`)

const journeys = ['playwright', 'test', '-c', '__tests__/browser/playwright.config.ts']

/** One journey, by words of its title. */
export const journey = (file: string, title: string): Check => ({
  command: [...journeys, `${file}.journey.ts`, '--grep', title, '--workers=1'],
  needsBuild: true,
})

type Replacement = Pick<Fault, 'id' | 'file' | 'find' | 'replace'>

/** The text with the fault. Throws where `find` does not stand in it exactly once. */
export function withFault(text: string, { id, file, find, replace }: Replacement): string {
  const parts = text.split(find)
  if (parts.length !== 2) {
    throw new Error(`${id}: its place was found ${parts.length - 1} times in ${file}, it must be once.`)
  }
  if (find === replace) throw new Error(`${id}: changes nothing.`)
  return parts.join(replace)
}

/** Injects a fault in a copy of the project; returns what removes it again. */
export function injectFault(folder: string, fault: Replacement): () => void {
  const file = join(folder, fault.file)
  const original = readFileSync(file, 'utf8')
  writeFileSync(file, withFault(original, fault))
  return () => writeFileSync(file, original)
}
