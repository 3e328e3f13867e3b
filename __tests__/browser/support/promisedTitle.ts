import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFile } from '../../../tools/build/builtSite'
import { distFolder } from './builtSite'

/** The title that a link to a page shows. @throws Error where the built file names none of this site */
export const promisedTitle = (path: string): string => {
  const html = readFileSync(join(distFolder, pageFile(path)), 'utf8')
  const title = /property=og:title content="(.*? — Bohemia 56)"/.exec(html)?.[1]
  if (title === undefined) throw new Error(`${path}: no og:title that ends with “ — Bohemia 56”.`)
  return title
}
