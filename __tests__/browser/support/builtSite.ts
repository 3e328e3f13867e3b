import { resolve } from 'node:path'
import { addressesIn, filesIn } from '../../../tools/build/builtSite'

export const distFolder = resolve(__dirname, '../../../dist')

/** Every file of the built site, relative to `dist`, with forward slashes. */
export const builtFiles = () => filesIn(distFolder)

/** Every address of the visitors' site that has its own HTML file; the lab's has none of the gate inside. */
export const builtPaths = () => addressesIn(distFolder)
