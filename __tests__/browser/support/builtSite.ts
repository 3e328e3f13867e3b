import { resolve } from 'node:path'
import { addressesIn, filesIn } from '../../../tools/build/builtSite'

export const distFolder = resolve(__dirname, '../../../dist')

/** Journeys do not change it: it is read once. */
const readOnce = (list: (folder: string) => readonly string[]) => {
  let known: readonly string[] | undefined
  return () => (known ??= list(distFolder))
}

/** Every file of the built site, relative to `dist`, with forward slashes. */
export const builtFiles = readOnce(filesIn)

/** Every address of the visitors' site that has its own HTML file; the lab's has none of the gate inside. */
export const builtPaths = readOnce(addressesIn)
