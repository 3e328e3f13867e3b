import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesIn } from '../../../../tools/build/builtSite'

export const dist = resolve(__dirname, '../../../../dist')

export const readBuilt = (file: string) => readFileSync(join(dist, file))

/** The page of unknown addresses has none of its own, and rules for hosts are not published. */
const hidden = ['404.html', '.htaccess', '_headers', '_redirects']

/** Every file of the built site that has an address; a compressed copy is sent at the address of its file. */
export const publicFiles = () =>
  filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file) && !hidden.includes(file))

/** Address of the last file of each folder and extension, but for pages. */
export const oneOfEachKind = () => {
  const kindOf = (file: string) => file.replace(/^([^/]*\/).*(\.\w+)$/, '$1*$2')
  const kinds = new Map(publicFiles().map((file) => [kindOf(file), file]))
  return [...kinds.values()].filter((file) => !file.endsWith('.html')).map((file) => `/${file}`)
}

export const fileLike = (pattern: RegExp) => {
  const file = publicFiles().find((name) => pattern.test(name))
  if (!file) throw new Error(`The build made no file like ${pattern}.`)
  return `/${file}`
}
