import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesIn } from '../../../../tools/build/builtSite'
import { hiddenFiles } from '../../../../tools/headers/fileHeaders'

export const dist = resolve(__dirname, '../../../../dist')

export const readBuilt = (file: string) => readFileSync(join(dist, file))

/** Every file of the built site that has an address; a compressed copy is sent at the address of its file. */
export const publicFiles = () => {
  const hidden: readonly string[] = hiddenFiles
  return filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file) && !hidden.includes(file))
}

export const fileLike = (pattern: RegExp) => {
  const file = publicFiles().find((name) => pattern.test(name))
  if (!file) throw new Error(`The build made no file like ${pattern}.`)
  return `/${file}`
}
