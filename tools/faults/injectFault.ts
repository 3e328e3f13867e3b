import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault'

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
