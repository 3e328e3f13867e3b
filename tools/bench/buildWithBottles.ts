import { resolve } from 'node:path'
import { buildChanged } from '../shared/buildChanged'
import { enlargeCatalogue } from './enlargeCatalogue'

/** The site built with a generated catalogue; the added bottles are in lists and have no pages of their own. */
export async function buildWithBottles(count: number): Promise<string> {
  const folder = resolve('.cache/grown', String(count))
  const change = (source: string) => enlargeCatalogue(source, count)
  await buildChanged({ file: 'src/content/products.ts', change }, folder)
  return folder
}
