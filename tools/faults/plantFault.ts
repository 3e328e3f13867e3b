import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlantedDefect } from './fault'

type Planting = Pick<PlantedDefect, 'id' | 'file' | 'find' | 'replace'>

/** The text with the defect in it. Throws where its place is not exactly one. */
export function planted(text: string, { id, file, find, replace }: Planting): string {
  const parts = text.split(find)
  if (parts.length !== 2) {
    throw new Error(`${id}: its place was found ${parts.length - 1} times in ${file}, it must be once.`)
  }
  if (find === replace) throw new Error(`${id}: changes nothing.`)
  return parts.join(replace)
}

/** Plants a defect in a copy of the project; returns what takes it out again. */
export function plant(folder: string, defect: Planting): () => void {
  const file = join(folder, defect.file)
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, planted(sound, defect))
  return () => writeFileSync(file, sound)
}
